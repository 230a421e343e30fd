// The theme: light, dark, or as in the system.
import { signal } from "@preact/signals";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = "adoube-look";

function loadTheme(): Theme {
  const found = localStorage.getItem(STORAGE_KEY);
  return THEMES.find((known) => known === found) ?? "auto";
}

export const theme = signal<Theme>(loadTheme());

/** Applies a theme, and stores it. */
export function setTheme(chosen: Theme): void {
  theme.value = chosen;
  localStorage.setItem(STORAGE_KEY, chosen);
  applyTheme();
}

function applyTheme(): void {
  document.documentElement.dataset["look"] = theme.value;
}

applyTheme();
