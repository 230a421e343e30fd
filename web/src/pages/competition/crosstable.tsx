// The crosstable.
import { useEffect } from "preact/hooks";
import type { CrosstableRow, Played, RoundResponse } from "../../service/types";
import { ErrorMessage } from "../../error-message";
import { say } from "../../words";
import { useFetch } from "./fetched";
import { AfterRound, PrintButton, PrintedTitle } from "./print";

interface Props {
  id: string;
  /** The name of the competition. */
  title: string;
  rounds: RoundResponse[];
  /** Incremented when results may have changed. */
  changes: number;
}

export function Crosstable({ id, title, rounds, changes }: Props) {
  const rows = useFetch<CrosstableRow[]>(`/v1/competitions/${id}/crosstable`);
  useEffect(() => void rows.reload(), [changes]);
  if (!rows.value) return <ErrorMessage error={rows.error} />;
  return (
    <section class="crosstable-page">
      <PrintedTitle title={title} />
      <h2 id="crosstable">
        {say("competition-part", { part: "crosstable" })} <AfterRound rounds={rounds} />
      </h2>
      <div class="wide" tabIndex={0} role="region" aria-labelledby="crosstable">
        <table class="crosstable">
          <thead>
            <tr>
              <th scope="col" class="number">{say("competition-place")}</th>
              <th scope="col">{say("competition-name")}</th>
              {rows.value.map((row, at) => (
                <th scope="col" key={row.player} aria-label={row.name} title={row.name}>{at + 1}</th>
              ))}
              <th scope="col" class="number">{say("competition-points")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.value.map((row, own) => (
              <tr key={row.player}>
                <td class="number">{row.place}</td>
                <th scope="row">{row.name}</th>
                {row.against.map((games, other) => (
                  <td key={other} class={own === other ? "self" : ""}>{own === other ? "" : games.map(points).join(" ")}</td>
                ))}
                <td class="number"><strong>{row.points}</strong></td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <PrintButton label={say("competition-print")} />
    </section>
  );
}

/** Returns the points of a game, a sign for a forfeit, and a dot while it is undecided. */
export function points(played: Played): string {
  const outcome = played.what === "game" ? (played.outcome ?? "") : "";
  // A forfeit is written as +/-, White's part first.
  if (played.what === "game" && outcome.includes("/")) return outcome.split("/")[played.colour === "white" ? 0 : 1] ?? "";
  return played.points ?? "·";
}
