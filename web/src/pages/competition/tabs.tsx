// Parts of a page side by side, each with an address of its own.
import { place } from "../../route";

/** What the address asks for, beside its path. */
export const asked = (name: string): string | undefined =>
  new URLSearchParams(place.value.split("?")[1] ?? "").get(name) ?? undefined;

/** This page with other wishes; nothing takes a wish back. */
export function addressWith(wishes: Record<string, string | undefined>): string {
  const [path = "", query = ""] = place.value.split("?");
  const all = new URLSearchParams(query);
  for (const [name, value] of Object.entries(wishes)) {
    if (value === undefined) all.delete(name);
    else all.set(name, value);
  }
  const text = all.toString();
  return text === "" ? path : `${path}?${text}`;
}

export interface Tab {
  /** What the address says. */
  is: string;
  label: string;
}

interface Props {
  /** The name in the address. */
  name: string;
  label: string;
  tabs: Tab[];
  chosen: string;
  /** How they look, if not as usual. */
  look?: "rounds";
}

export function Tabs({ name, label, tabs, chosen, look }: Props) {
  return (
    <nav class={look ? `tabs ${look}` : "tabs"} aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.is} href={addressWith({ [name]: tab.is })} aria-current={tab.is === chosen ? "page" : undefined}>
          {tab.label}
        </a>
      ))}
    </nav>
  );
}
