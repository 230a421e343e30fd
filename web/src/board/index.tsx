// The board: pieces, marks and coordinates. Interaction is implemented elsewhere.
import { BORDER_TYPE, Chessboard, COLOR } from "cm-chessboard/src/Chessboard.js";
import "cm-chessboard/assets/chessboard.css";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Colour } from "../service/types";
import { files, RANKS } from "./letters";

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
  /** An overlay, such as clickable squares. */
  children?: ComponentChildren;
}

/** The side of a square in the SVG. */
const TILE = 100;
/** Drawn by the server, as in its diagrams. */
const PIECES = "/pieces.svg";

export function Board({ men, below, label, coordinates = true, children }: Props) {
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
  useEffect(() => void board.current?.setPosition(men, true), [men]);
  useEffect(() => void board.current?.setOrientation(below === "white" ? COLOR.white : COLOR.black), [below]);
  return (
    <figure class={coordinates ? "board with-coordinates" : "board"} aria-label={label}>
      <div class="men">
        <div ref={place} aria-hidden={children ? "true" : undefined} />
        {children}
      </div>
      {coordinates && <Coordinates below={below} />}
    </figure>
  );
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
