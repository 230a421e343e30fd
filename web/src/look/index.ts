// Light, dark, or as the reader's machine has it.
import { signal } from "@preact/signals";

export const LOOKS = ["auto", "light", "dark"] as const;
export type Look = (typeof LOOKS)[number];

const KEPT = "adoube-look";

function kept(): Look {
  const found = localStorage.getItem(KEPT);
  return LOOKS.find((known) => known === found) ?? "auto";
}

export const look = signal<Look>(kept());

/** Wears a look, and remembers it. */
export function wear(chosen: Look): void {
  look.value = chosen;
  localStorage.setItem(KEPT, chosen);
  show();
}

function show(): void {
  document.documentElement.dataset["look"] = look.value;
}

show();
