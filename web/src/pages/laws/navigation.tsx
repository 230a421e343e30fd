// Navigation of the Laws, above each of their pages.
import { say } from "../../words";

export function Navigation({ part }: { part: string | undefined }) {
  const isEdition = part === undefined || /^\d/.test(part);
  const ways: [string, string, boolean][] = [
    ["/laws", say("laws-way-browse"), isEdition],
    ["/laws/search", say("laws-way-search"), part === "search"],
    ["/laws/compare", say("laws-way-compare"), part === "compare"],
    ["/laws/glossary", say("laws-way-glossary"), part === "glossary"],
    ["/laws/cases", say("laws-way-cases"), part === "cases"],
  ];
  return (
    <nav class="ways no-print" aria-label={say("laws-ways")}>
      {ways.map(([address, label, isHere]) => (
        <a key={address} href={address} aria-current={isHere ? "true" : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
