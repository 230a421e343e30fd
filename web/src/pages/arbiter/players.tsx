// Entering what the players did at the board.
import { useEffect, useState } from "preact/hooks";
import { fetchJson } from "../../service/fetch-json";
import { COLOURS, type Colour, type AllowedActResponse } from "../../service/types";
import { ErrorMessage } from "../../error-message";
import { language, say } from "../../words";
import { ActForm } from "./acts/form";
import type { FormContext } from "./acts/forms";
import type { Values } from "./acts/values";
import type { ArbiterGame } from "./arbiter-game";
import { ENTRIES } from "./entries";

/** Loads what a player may do now, as shown to the arbiter; reloads after every event. */
function useAllowedActs(game: string, side: Colour, seq: number, isWanted: boolean): { may: AllowedActResponse[]; error: unknown } {
  const [may, setMay] = useState<AllowedActResponse[]>([]);
  const [error, setError] = useState<unknown>(undefined);
  const speaking = language.value;
  // One player's acts do not apply to the other.
  useEffect(() => setMay([]), [game, side]);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    fetchJson<AllowedActResponse[]>(`/v1/games/${game}/may/${side}`).then(
      (allowed) => {
        if (!isCurrent) return;
        setError(undefined);
        setMay(allowed);
      },
      (why: unknown) => isCurrent && setError(why),
    );
    return () => void (isCurrent = false);
  }, [game, side, seq, isWanted, speaking]);
  return { may, error };
}

export function Players({ game }: { game: ArbiterGame }) {
  const [isOpen, setOpen] = useState(false);
  const [side, setSide] = useState<Colour>("white");
  const [wanted, setWanted] = useState("");
  const { seen } = game;
  const { may, error } = useAllowedActs(game.id, side, seen?.seq ?? 0, isOpen);
  const offerOf = (name: string) => may.find(({ do: kind }) => kind === ENTRIES[name]?.kind);
  const lawful = Object.keys(ENTRIES).filter(offerOf);
  const unlawful = Object.keys(ENTRIES).filter((name) => ENTRIES[name]?.kind === undefined);
  const offered = [...lawful, ...unlawful];
  const chosen = offered.includes(wanted) ? wanted : (offered[0] ?? "");
  const entry = ENTRIES[chosen];
  if (!seen || !entry) return null;
  const form = { group: "other" as const, isGrave: entry.isGrave ?? false, fields: (around: FormContext) => entry.fields?.(around, side) ?? [], acts: async (values: Values, of: string) => [await entry.act(values, of)] };
  const listed = (label: string, names: string[]) =>
    names.length > 0 && (
      <optgroup label={label}>
        {names.map((name) => (
          <option key={name} value={name}>
            {say("arbiter-entry", { entry: name })}
          </option>
        ))}
      </optgroup>
    );
  return (
    <details class="group card players" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say("arbiter-players")}</summary>
      <p class="faint">{say("arbiter-players-about")}</p>
      <fieldset class="few">
        <legend>{say("arbiter-who")}</legend>
        {COLOURS.map((colour) => (
          <label key={colour}>
            <input type="radio" name="side" checked={side === colour} onChange={() => setSide(colour)} /> {say("arbiter-colour", { colour })}: {seen[colour].name}
          </label>
        ))}
      </fieldset>
      <label>
        {say("arbiter-did")}
        <select value={chosen} onChange={(event) => setWanted(event.currentTarget.value)}>
          {listed(say("arbiter-lawful"), lawful)}
          {listed(say("arbiter-unlawful"), unlawful)}
        </select>
      </label>
      <ErrorMessage error={error} />
      <ActForm
        key={`${chosen} ${side}`}
        game={game}
        form={form}
        label={say("arbiter-enter", { colour: side })}
        articles={offerOf(chosen)?.articles}
        hasGround={false}
        as={{ player: side }}
      />
    </details>
  );
}
