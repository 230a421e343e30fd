// Standings with tie-breaks.
import { useEffect } from "preact/hooks";
import type { PlayerResponse, RoundResponse, Standings } from "../../service/types";
import { ErrorMessage } from "../../error-message";
import { say } from "../../words";
import { decimal } from "./decimal";
import { useFetch } from "./fetched";
import { AfterRound, PrintButton, PrintedTitle } from "./print";

interface Props {
  id: string;
  /** The name of the competition. */
  title: string;
  rounds: RoundResponse[];
  players: PlayerResponse[];
  /** Incremented when results may have changed. */
  changes: number;
}

export function StandingsTable({ id, title, rounds, players, changes }: Props) {
  const standings = useFetch<Standings>(`/v1/competitions/${id}/standings`);
  useEffect(() => void standings.reload(), [changes]);
  if (!standings.value) return <ErrorMessage error={standings.error} />;
  const breaks = standings.value["tie-breaks"];
  const byNumber = new Map(players.map((player) => [player.no, player]));
  return (
    <section>
      <PrintedTitle title={title} />
      <h2 id="standings">
        {say("competition-part", { part: "standings" })} <AfterRound rounds={rounds} />
      </h2>
      <div class="wide" tabIndex={0} role="region" aria-labelledby="standings">
        <table>
          <thead>
            <tr>
              <th scope="col" class="number">{say("competition-place")}</th>
              <th scope="col">{say("competition-name")}</th>
              <th scope="col">{say("competition-federation")}</th>
              <th scope="col" class="number">{say("competition-rating")}</th>
              <th scope="col" class="number">{say("competition-points")}</th>
              {breaks.map((one) => (
                <th scope="col" class="number" key={one}>{say("competition-tie-break", { break: one })}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.value.players.map((own) => {
              const player = byNumber.get(own.player);
              return (
                <tr key={own.player}>
                  <td class="number">{own.place}</td>
                  <th scope="row">{[player?.title, player?.name].filter(Boolean).join(" ")}</th>
                  <td>{player?.federation ?? ""}</td>
                  <td class="number">{player?.rating ?? ""}</td>
                  <td class="number"><strong>{own.points}</strong></td>
                  {own["tie-breaks"].map((value, at) => (
                    <td class="number" key={breaks[at]}>{typeof value === "string" ? decimal(value) : "–"}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <PrintButton label={say("competition-print")} />
      <details class="no-print">
        <summary>{say("competition-tie-breaks-title")}</summary>
        <ol>
          {breaks.map((one) => (
            <li key={one}>{say("competition-tie-break-name", { break: one })}</li>
          ))}
        </ol>
      </details>
    </section>
  );
}
