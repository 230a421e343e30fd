// The letters of files and pieces in the reader's language.
import { say } from "../words";

export const RANKS = ["1", "2", "3", "4", "5", "6", "7", "8"];

/** The letters of the files, from the a-file. */
export const files = (): string[] => [...say("board-files")];
