// Types for the part of cm-chessboard that is used; it ships none.
declare module "cm-chessboard/src/Chessboard.js" {
  export const COLOR: { white: "w"; black: "b" };
  export const BORDER_TYPE: { none: "none"; thin: "thin"; frame: "frame" };
  export interface Settings {
    position?: string;
    orientation?: "w" | "b";
    assetsUrl?: string;
    style?: {
      cssClass?: string;
      showCoordinates?: boolean;
      borderType?: string;
      pieces?: { file: string; tileSize?: number };
      animationDuration?: number;
    };
  }
  export class Chessboard {
    constructor(context: HTMLElement, settings?: Settings);
    setPosition(fen: string, animated?: boolean): Promise<void>;
    setOrientation(colour: "w" | "b", animated?: boolean): Promise<void>;
    destroy(): void;
  }
}
