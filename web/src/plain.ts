// Optional additions to pages rendered by the server; they work without a script.
import "./look";
import { enhance } from "./text-board";

const board = document.querySelector<HTMLElement>("main.text-board[data-game]");
if (board) enhance(board);
