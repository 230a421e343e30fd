// The order of tie-breaks: chosen, and moved up and down by buttons.
import type { TieBreak } from "../../service/types";
import { say } from "../../words";
import { Select } from "./fields";

/** All that the server supports. */
export const TIE_BREAKS = ["direct-encounter", "wins", "games-won", "games-with-black", "sonneborn-berger", "koya", "buchholz-cut1", "buchholz-cut2", "buchholz-median1", "buchholz", "progressive", "average-rating", "performance-rating"] as const satisfies readonly TieBreak[];

const describe = (one: TieBreak) => say("competition-tie-break-name", { break: one });

interface Props {
  /** In order; empty for the default of the system. */
  chosen: TieBreak[];
  choose(breaks: TieBreak[]): void;
}

export function TieBreaks({ chosen, choose }: Props) {
  const left = TIE_BREAKS.filter((one) => !chosen.includes(one));
  const add = (name: string) => choose([...chosen, ...left.filter((one) => one === name)]);
  return (
    <fieldset class="tie-breaks">
      <legend>{say("competition-tie-breaks-title")}</legend>
      {chosen.length === 0 && <p class="faint">{say("organise-tie-breaks-usual")}</p>}
      <ol class="lines">
        {chosen.map((one, at) => (
          <Line key={one} chosen={chosen} at={at} choose={choose} />
        ))}
      </ol>
      {left.length > 0 && <Select label={say("organise-tie-break-add")} value="" change={add} options={[["", say("organise-tie-break-which")], ...left.map((one): [string, string] => [one, describe(one)])]} />}
    </fieldset>
  );
}

function Line({ chosen, at, choose }: Props & { at: number }) {
  const one = chosen[at];
  if (!one) return null;
  const name = describe(one);
  const move = (to: number) => choose(chosen.toSpliced(at, 1).toSpliced(to, 0, one));
  return (
    <li>
      <span class="number">{at + 1}.</span>
      <span class="who">{name}</span>
      <span class="deeds">
        <button type="button" aria-disabled={at === 0} aria-label={say("organise-tie-break-up", { name })} onClick={() => at > 0 && move(at - 1)}>
          <span aria-hidden="true">↑</span>
        </button>
        <button type="button" aria-disabled={at === chosen.length - 1} aria-label={say("organise-tie-break-down", { name })} onClick={() => at < chosen.length - 1 && move(at + 1)}>
          <span aria-hidden="true">↓</span>
        </button>
        <button type="button" class="quiet" aria-label={say("organise-tie-break-remove-who", { name })} onClick={() => choose(chosen.toSpliced(at, 1))}>
          {say("organise-tie-break-remove")}
        </button>
      </span>
    </li>
  );
}
