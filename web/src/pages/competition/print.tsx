// What is printed in place of what the screen shows: tables for A4, with colours as words.
import type { PlayerResponse, RoundResponse } from "../../service/types";
import { say } from "../../words";
import { instant } from "./fetched";

export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" class="no-print" onClick={() => print()}>
      {label}
    </button>
  );
}

/** The name of the competition above a printed table. */
export const PrintedTitle = ({ title }: { title: string }) => <p class="only-print printed-title">{title}</p>;

/** The last round with a result, beside the heading of a table. */
export function AfterRound({ rounds }: { rounds: RoundResponse[] }) {
  const last = rounds.findLast(({ boards }) => boards.some(({ result }) => result));
  return last ? <small class="faint">{say("competition-after-round", { round: last.round })}</small> : null;
}

interface Props {
  title: string;
  round: RoundResponse;
  players: PlayerResponse[];
}

/** The pairings of a round as a table, on paper only. */
export function PrintedPairings({ title, round, players }: Props) {
  const byNumber = new Map(players.map((player) => [player.no, player]));
  const describe = (no: number) => {
    const player = byNumber.get(no);
    const named = [player?.title, player?.name ?? String(no)].filter(Boolean).join(" ");
    return player?.withdrawn && !round.boards.some(({ white, black, result }) => result && (white === no || black === no)) ? `${named} ${say("competition-withdrawn")}` : named;
  };
  const ratingOf = (no: number) => byNumber.get(no)?.rating ?? "";
  return (
    <section class="only-print printed-pairings">
      <PrintedTitle title={title} />
      <h2>
        {say("competition-round", { round: round.round })}
        {round.starts ? <small> {instant(round.starts)}</small> : null}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col" class="number">{say("competition-board-column")}</th>
            <th scope="col">{say("competition-colour", { colour: "white" })}</th>
            <th scope="col" class="number">{say("competition-rating")}</th>
            <th scope="col" class="result">{say("competition-result")}</th>
            <th scope="col">{say("competition-colour", { colour: "black" })}</th>
            <th scope="col" class="number">{say("competition-rating")}</th>
          </tr>
        </thead>
        <tbody>
          {round.boards.map(({ board, white, black, result }) => (
            <tr key={board}>
              <td class="number">{board}</td>
              <td>{describe(white)}</td>
              <td class="number">{ratingOf(white)}</td>
              <td class="result">{result ?? ""}</td>
              <td>{describe(black)}</td>
              <td class="number">{ratingOf(black)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {round.byes.map(({ player, bye }) => (
        <p key={player}>{say("competition-bye", { name: describe(player), bye })}</p>
      ))}
    </section>
  );
}
