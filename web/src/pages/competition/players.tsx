// The list of players.
import type { PlayerResponse } from "../../service/types";
import { say } from "../../words";
import { PrintButton, PrintedTitle } from "./print";

export function Players({ title, players }: { title: string; players: PlayerResponse[] | undefined }) {
  if (!players) return <p aria-busy="true">{say("frame-loading")}</p>;
  return (
    <section>
      <PrintedTitle title={title} />
      <h2 id="players">{say("competition-part", { part: "players" })}</h2>
      {players.length === 0 && <p>{say("competition-no-players")}</p>}
      <div class="wide" tabIndex={0} role="region" aria-labelledby="players">
        <table>
          <thead>
            <tr>
              <th scope="col" class="number">{say("competition-number")}</th>
              <th scope="col">{say("competition-name")}</th>
              <th scope="col">{say("competition-federation")}</th>
              <th scope="col" class="number">{say("competition-rating")}</th>
              <th scope="col">{say("competition-club")}</th>
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <tr key={player.no}>
                <td class="number">{player.no}</td>
                <th scope="row">
                  {[player.title, player.name].filter(Boolean).join(" ")}
                  {player.withdrawn && <span class="faint"> {say("competition-withdrawn")}</span>}
                </th>
                <td>{player.federation ?? ""}</td>
                <td class="number">{player.rating ?? ""}</td>
                <td>{player.club ?? ""}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <PrintButton label={say("competition-print")} />
    </section>
  );
}
