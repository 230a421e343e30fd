// Entering for the players what they did at the board.
import { useState } from "preact/hooks";
import { COLOURS, type Colour } from "../../service/types";
import { say } from "../../words";
import { ActForm } from "./acts/form";
import type { Bench } from "./bench";
import { ENTRIES } from "./entries";

export function Players({ bench }: { bench: Bench }) {
  const [side, sit] = useState<Colour>("white");
  const [chosen, choose] = useState("claim-flag");
  const entry = ENTRIES[chosen];
  const { seen } = bench;
  if (!seen || !entry) return null;
  const form = { group: "other" as const, isGrave: entry.isGrave ?? false, fields: entry.fields ?? (() => []), acts: () => [] };
  return (
    <details class="group card players">
      <summary>{say("arbiter-players")}</summary>
      <p class="faint">{say("arbiter-players-about")}</p>
      <fieldset class="few">
        <legend>{say("arbiter-who")}</legend>
        {COLOURS.map((colour) => (
          <label key={colour}>
            <input type="radio" name="side" checked={side === colour} onChange={() => sit(colour)} /> {say("arbiter-colour", { colour })}: {seen[colour].name}
          </label>
        ))}
      </fieldset>
      <label>
        {say("arbiter-did")}
        <select value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
          {Object.keys(ENTRIES).map((name) => (
            <option key={name} value={name}>
              {say("arbiter-entry", { entry: name })}
            </option>
          ))}
        </select>
      </label>
      <ActForm key={chosen} bench={bench} form={form} told={say("arbiter-enter", { colour: side })} articles={undefined} hasGround={false} perform={(values) => bench.act([entry.act(values)], { player: side })} />
    </details>
  );
}
