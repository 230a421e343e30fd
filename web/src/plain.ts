// What the pages that the hall writes itself may have on top; they work without it.
export {};
