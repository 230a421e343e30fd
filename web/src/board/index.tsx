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
/** The part of the board that a square takes up, in percent. */
const EIGHTH = 12.5;

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
        <div class="under" aria-hidden="true">
          {[...(under ?? [])].map(([at, mark]) => (
            <span key={at} class={mark} style={spot(at, below)} />
          ))}
        </div>
        <div ref={place} aria-hidden={children ? "true" : undefined} />
        {children}
      </div>
      {coordinates && <Coordinates below={below} />}
    </figure>
  );
}

/** Returns where a square is on the board. */
function spot(at: Square, below: Colour): Record<string, string> {
  const [file, rank] = placeOf(at);
  const [column, row] = below === "white" ? [file, 7 - rank] : [7 - file, rank];
  return { left: `${column * EIGHTH}%`, top: `${row * EIGHTH}%` };
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
