// Routing. The server answers all of these addresses with the same shell.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";

/** The parameters of an address, such as the game of `/games/{game}`. */
export type RouteParameters = Record<string, string>;
export type Page = ComponentType<{ named: RouteParameters }>;

interface Route {
  pattern: string;
  load(): Promise<{ default: Page }>;
}

const routes: Route[] = [
  { pattern: "/", load: () => import("./pages/hall") },
  { pattern: "/competitions/{competition}", load: () => import("./pages/competition") },
  { pattern: "/competitions/{competition}/organise", load: () => import("./pages/organise") },
  { pattern: "/competitions/{competition}/arbiter", load: () => import("./pages/arbiter") },
  { pattern: "/competitions/{competition}/show", load: () => import("./pages/show") },
  { pattern: "/games/{game}", load: () => import("./pages/game") },
  { pattern: "/games/{game}/arbiter", load: () => import("./pages/arbiter/table") },
  { pattern: "/games/{game}/sheets", load: () => import("./pages/sheets") },
  { pattern: "/laws", load: () => import("./pages/laws") },
  { pattern: "/laws/{part}", load: () => import("./pages/laws") },
  { pattern: "/laws/{part}/{which}", load: () => import("./pages/laws") },
];

/** The current address. */
export const place = signal(location.pathname + location.search);

/** Navigates without reloading. */
export function go(address: string): void {
  history.pushState(null, "", address);
  place.value = address;
  scrollTo(0, 0);
}

/** Returns the page of an address, and its parameters. */
export function find(address: string): { route: Route; named: RouteParameters } | undefined {
  const path = (address.split("?")[0] ?? "").replace(/(.)\/$/, "$1");
  for (const route of routes) {
    const named = match(route.pattern, path);
    if (named) return { route, named };
  }
  return undefined;
}

function match(pattern: string, path: string): RouteParameters | undefined {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return undefined;
  const named: RouteParameters = {};
  for (const [at, part] of wanted.entries()) {
    const text = decodeURIComponent(given[at] ?? "");
    if (part.startsWith("{")) named[part.slice(1, -1)] = text;
    else if (part !== text) return undefined;
  }
  return named;
}

/** Follows internal links that have a page in place; all others work as usual. */
export function followLinks(): void {
  addEventListener("popstate", () => (place.value = location.pathname + location.search));
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || !find(link.pathname)) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
