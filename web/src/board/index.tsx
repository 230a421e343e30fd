// The board: squares, marks under the pieces, pieces and coordinates. Interaction is implemented elsewhere.
import { BORDER_TYPE, Chessboard, COLOR } from "cm-chessboard/src/Chessboard.js";
import "cm-chessboard/assets/chessboard.css";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Colour } from "../service/types";
import { files, RANKS } from "./letters";
import { placeOf, type Square } from "./men";

import "./board.css";

export interface Props {
  /** The pieces: the first field of a FEN, or a whole one. */
  men: string;
  /** The side at the bottom. */
  below: Colour;
  /** The label for screen readers. */
  label: string;
  /** Whether the coordinates are shown. */
  coordinates?: boolean;
  /** Squares that are coloured under their pieces, by the class of the colour. */
  under?: Map<Square, string>;
  /** Whether pieces move visibly from square to square. */
  animates?: boolean;
  /** An overlay, such as clickable squares. */
  children?: ComponentChildren;
}

/** The side of a square in the SVG. */
const TILE = 100;
/** Drawn by the server, as in its diagrams. */
const PIECES = "/pieces.svg";
const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];
/** The dark squares, which are the same from both sides. */
const DARK = EIGHT.flatMap((row) => EIGHT.filter((column) => (row + column) % 2 === 1).map((column) => `M${column} ${row}h1v1h-1z`)).join("");

export function Board({ men, below, label, coordinates = true, under, animates = true, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<Chessboard | undefined>(undefined);
  useEffect(() => {
    if (!place.current) return;
    const made = new Chessboard(place.current, {
      position: men,
      orientation: below === "white" ? COLOR.white : COLOR.black,
      assetsUrl: "",
      style: {
        cssClass: "wood",
        showCoordinates: false,
        borderType: BORDER_TYPE.none,
        pieces: { file: PIECES, tileSize: TILE },
        animationDuration: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 200,
      },
    });
    board.current = made;
    return () => made.destroy();
  }, []);
  // Before the next frame is painted: a piece that was put down stands there at once.
  useLayoutEffect(() => void board.current?.setPosition(men, animates), [men]);
  useEffect(() => void board.current?.setOrientation(below === "white" ? COLOR.white : COLOR.black), [below]);
  return (
    <figure class={coordinates ? "board with-coordinates" : "board"} aria-label={label}>
      <div class="men">
        <svg class="under" viewBox="0 0 8 8" aria-hidden="true">
          <rect class="light" width="8" height="8" />
          <path class="dark" d={DARK} />
          {[...(under ?? [])].map(([at, mark]) => (
            <rect key={at} class={mark} width="1" height="1" {...spot(at, below)} />
          ))}
        </svg>
        <div ref={place} aria-hidden={children ? "true" : undefined} />
        {children}
      </div>
      {coordinates && <Coordinates below={below} />}
    </figure>
  );
}

/** Returns where a square is on the board. */
function spot(at: Square, below: Colour): { x: number; y: number } {
  const [file, rank] = placeOf(at);
  const [column, row] = below === "white" ? [file, 7 - rank] : [7 - file, rank];
  return { x: column, y: row };
}

function Coordinates({ below }: { below: Colour }) {
  const isTurned = below === "black";
  const across = isTurned ? files().toReversed() : files();
  const down = isTurned ? RANKS : RANKS.toReversed();
  return (
    <>
      <div class="files" aria-hidden="true">
        {across.map((file) => (
          <span key={file}>{file}</span>
        ))}
      </div>
      <div class="ranks" aria-hidden="true">
        {down.map((rank) => (
          <span key={rank}>{rank}</span>
        ))}
      </div>
    </>
  );
}
