// What is printed in place of what the screen shows: tables for A4, with colours as words.
import type { PlayerResponse, RoundResponse } from "../../service/types";
import { say } from "../../words";
import { instant } from "./fetched";

/** Prints the page, or with `only` just that part of it. */
export function PrintButton({ label, only }: { label: string; only?: "result-slips" }) {
  const printOnly = () => {
    if (only) {
      document.body.dataset["print"] = only;
      addEventListener("afterprint", () => delete document.body.dataset["print"], { once: true });
    }
    print();
  };
  return (
    <button type="button" class="no-print" onClick={printOnly}>
      {label}
    </button>
  );
}

/** The name of the competition above a printed table. */
export const PrintedTitle = ({ title }: { title: string }) => <p class="only-print printed-title">{title}</p>;

/** The last round with a result, beside the heading of a table. */
export function AfterRound({ rounds }: { rounds: RoundResponse[] }) {
  const last = rounds.findLast(hasResults);
  return last ? <small class="faint">{say("competition-after-round", { round: last.round })}</small> : null;
}

export const hasResults = ({ boards }: RoundResponse): boolean => boards.some(({ result }) => result);

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
        {hasResults(round) && `: ${say("competition-printed-results")}`}
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

/** Slips on which the players of a round write and sign their results: for every board that has none yet. On paper only. */
export function ResultSlips({ title, round, players }: Props) {
  const names = new Map(players.map(({ no, name }) => [no, name]));
  return (
    <ul class="result-slips" aria-hidden="true">
      {round.boards.filter(({ result }) => !result).map(({ board, white, black }) => (
        <li key={board}>
          <p class="event">{title}</p>
          <p class="place">
            {say("competition-round", { round: round.round })}, {say("competition-board", { board })}
          </p>
          {([["white", white], ["black", black]] as const).map(([colour, no]) => (
            <p key={colour} class="player">
              <span>{say("competition-colour", { colour })}</span> <strong>{names.get(no) ?? no}</strong>
            </p>
          ))}
          <p class="results">
            {["1–0", "½–½", "0–1"].map((result) => (
              <span key={result} class="box">
                {result}
              </span>
            ))}
          </p>
          {(["white", "black"] as const).map((colour) => (
            <p key={colour} class="signature">
              {say("competition-signature", { colour })}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
