// What the pages that the hall writes itself may have on top; they work without it.
import "./look";
import { enhance } from "./without-sight";

const board = document.querySelector<HTMLElement>("main.without-sight[data-game]");
if (board) enhance(board);
