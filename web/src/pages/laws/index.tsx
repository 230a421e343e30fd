// The Laws: browse, compare, search, the glossary, and cases to try. `part` is an edition or one of these.
import type { ComponentType } from "preact";
import type { RouteParameters } from "../../route";
import { Cases } from "./cases";
import { Compare } from "./compare";
import { EditionPage } from "./edition";
import { Glossary } from "./glossary";
import { Navigation } from "./navigation";
import { Search } from "./search";
import { Start } from "./start";
import "./laws.css";

const PARTS: Record<string, ComponentType<{ named: RouteParameters }>> = {
  compare: Compare,
  search: Search,
  glossary: Glossary,
  cases: Cases,
};

export default function Page({ named }: { named: RouteParameters }) {
  const part = named["part"];
  const Shown = part === undefined ? Start : (PARTS[part] ?? EditionPage);
  return (
    <div class="laws">
      <Navigation part={part} />
      <Shown named={named} />
    </div>
  );
}
