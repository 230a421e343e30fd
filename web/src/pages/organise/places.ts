// The boards of a round that is being paired.

/** A board, or the bye, which has no Black. */
export interface Place {
  white: number;
  black?: number;
}

/** Swaps two players. */
export function swapped(places: Place[], one: number, other: number): Place[] {
  const now = (no: number) => (no === one ? other : no === other ? one : no);
  return places.map(({ white, black }) => (black === undefined ? { white: now(white) } : { white: now(white), black: now(black) }));
}
