// Everything that may be done now, in groups: the server's text and articles on every button.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Articles } from "../../articles";
import type { GameResponse, AllowedActResponse } from "../../service/types";
import { say } from "../../words";
import { Asking } from "./asking";
import { formsOf, GROUPS, type Form, type Group } from "./forms";
import { editionOf, type Table } from "./table";

interface Props {
  table: Table;
  seen: GameResponse;
}

/** Acts that the game is waiting for, in this order: beside the clock, whatever their group. */
const URGENT = [
  ...["arrive", "return", "accept-draw", "decline-draw", "confirm", "deny", "confirm-evidence", "dispute-evidence"],
  ...["seal", "hand-over-envelope", "state-sealed-move", "announce", "repeat"],
];
/** Urgent acts that refuse something. */
const REFUSALS = ["decline-draw", "deny", "dispute-evidence"];
const isUrgent = ({ do: kind }: AllowedActResponse) => URGENT.includes(String(kind));
const FORMS = Object.assign({}, ...GROUPS.map(formsOf)) as Record<string, Form>;

/** What the game is waiting for. */
export function Urgent({ table, seen }: Props) {
  const place = ({ do: kind }: AllowedActResponse) => URGENT.indexOf(String(kind));
  const may = seen.told.may.filter(isUrgent).toSorted((one, other) => place(one) - place(other));
  return may.length > 0 ? <ActButtons may={may} forms={FORMS} table={table} seen={seen} /> : null;
}

/** Renders the groups in order, with the tools around the board after the first. */
export function Acts({ table, seen, children }: Props & { children: ComponentChildren }) {
  const [first, ...others] = GROUPS;
  const isOver = typeof seen.view.stage === "object";
  // Before the game is over there is no result to sign.
  const isOffered = (may: AllowedActResponse) => !isUrgent(may) && (isOver || may.do !== "sign");
  const of = (group: Group) => seen.told.may.filter((may) => typeof may.do === "string" && may.do in formsOf(group) && isOffered(may));
  const now = of(first);
  return (
    <>
      {now.length > 0 && (
        <section class="acts" aria-label={say("play-group", { group: first })}>
          <ActButtons may={now} forms={FORMS} table={table} seen={seen} />
        </section>
      )}
      {children}
      {others.map((group) => {
        const may = of(group);
        return (
          may.length > 0 && (
            <details class="acts" key={group}>
              <summary>{say("play-group", { group })}</summary>
              <ActButtons may={may} forms={FORMS} table={table} seen={seen} />
            </details>
          )
        );
      })}
    </>
  );
}

interface ButtonsProps extends Props {
  may: AllowedActResponse[];
  forms: Record<string, Form>;
}

/** Buttons for the acts that have a form, with what is asked before. */
export function ActButtons({ may, forms, table, seen }: ButtonsProps) {
  const [asking, setAsking] = useState<AllowedActResponse | undefined>(undefined);
  const form = asking && forms[String(asking.do)];
  return (
    <>
      <ul class="buttons">
        {may.map((one) => {
          const own = forms[String(one.do)];
          if (!own) return null;
          return (
            <li key={String(one.do)}>
              <button
                type="button"
                data-do={String(one.do)}
                class={one.do === "resign" ? "danger" : isUrgent(one) && !REFUSALS.includes(String(one.do)) ? "main" : ""}
                onClick={() => (own.needs === "nothing" ? void table.act(own.act(seen)) : setAsking(one))}
              >
                {one.told}
                {own.needs === "nothing" ? "" : " …"}
              </button>
              <Articles edition={editionOf(seen)} numbers={one.articles} />
            </li>
          );
        })}
      </ul>
      {asking && form && <Asking key={String(asking.do)} may={asking} form={form} table={table} seen={seen} onEnd={() => setAsking(undefined)} />}
    </>
  );
}
