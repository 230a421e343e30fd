// Tabs of a page, each with its own address.
import { place } from "../../route";

/** Returns a query parameter of the address. */
export const queryParameter = (name: string): string | undefined =>
  new URLSearchParams(place.value.split("?")[1] ?? "").get(name) ?? undefined;

/** Returns this page's address with other query parameters; `undefined` removes one. */
export function addressWith(parameters: Record<string, string | undefined>): string {
  const [path = "", query = ""] = place.value.split("?");
  const all = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) all.delete(name);
    else all.set(name, value);
  }
  const text = all.toString();
  return text === "" ? path : `${path}?${text}`;
}

export interface Tab {
  /** The current value in the address. */
  is: string;
  label: string;
}

interface Props {
  /** The name of the query parameter. */
  name: string;
  label: string;
  tabs: Tab[];
  chosen: string;
  /** The style, if not the usual one. */
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
