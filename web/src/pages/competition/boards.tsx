// The rounds of a competition: small boards, results, byes.
import { is, me } from "../../me";
import type { BoardResponse, PlayerResponse, RoundResponse } from "../../service/types";
import { say } from "../../words";
import { instant } from "./fetched";
import { ChangedPairs } from "./changed";
import { roundInPlay, type Live } from "./live";
import { nameOf } from "./names";
import { hasResults, PrintButton, PrintedPairings, ResultSlips } from "./print";
import { SmallBoard } from "./small";
import { queryParameter, Tabs } from "./tabs";

interface Props {
  id: string;
  /** The name of the competition. */
  title: string;
  rounds: RoundResponse[] | undefined;
  players: PlayerResponse[];
  live: Live;
}

/** Returns the current round: the last that has tables or results, else the first. */
export function current(rounds: RoundResponse[]): RoundResponse | undefined {
  return rounds.findLast((round) => round.boards.some((board) => board.game || board.result)) ?? rounds[0];
}

/** The page of a game, which depends on the visitor's role. */
export function addressOf(game: string, competition: string): string {
  const isAtTable = is("arbiter") && (me.value?.seat === undefined || me.value.seat === null || me.value.seat.competition === competition);
  return isAtTable ? `/games/${game}/arbiter` : `/games/${game}`;
}

export function Rounds({ id, title, rounds, players, live }: Props) {
  if (!rounds) return <p aria-busy="true">{say("frame-loading")}</p>;
  const wanted = Number(queryParameter("round"));
  const inPlay = roundInPlay([...live.games.value.values()].map(({ value: { game } }) => game));
  const round = rounds.find((known) => known.round === wanted) ?? rounds.find((known) => known.round === inPlay) ?? current(rounds);
  if (!round) return <p>{say("competition-no-rounds")}</p>;
  const tabs = rounds.map(({ round }) => ({ is: String(round), label: say("competition-round", { round }) }));
  return (
    <section aria-labelledby="round">
      <PrintedPairings title={title} round={round} players={players} />
      <ResultSlips title={title} round={round} players={players} />
      <div class="no-print">
        <Tabs look="rounds" name="round" label={say("competition-rounds")} tabs={tabs} chosen={String(round.round)} />
      </div>
      <h2 id="round" class={round.starts ? "no-print" : "unseen no-print"}>
        {say("competition-round", { round: round.round })}
        {round.starts && <small class="faint"> {instant(round.starts)}</small>}
      </h2>
      <ul class="small-boards no-print">
        {round.boards.map((board) => (
          <li key={board.board}>
            <OneBoard id={id} board={board} players={players} live={live} />
          </li>
        ))}
      </ul>
      {round.byes.length > 0 && (
        <ul class="byes no-print">
          {round.byes.map(({ player, bye }) => (
            <li key={player}>{say("competition-bye", { name: nameOf(players, player), bye })}</li>
          ))}
        </ul>
      )}
      <ChangedPairs players={players} byTheRules={round["by-the-rules"]} />
      <div class="row no-print">
        <PrintButton label={say(hasResults(round) ? "competition-print-results" : "competition-print-pairings")} />
        {(is("organiser") || is("arbiter")) && round.boards.some(({ result }) => !result) && <PrintButton label={say("competition-print-slips")} only="result-slips" />}
      </div>
    </section>
  );
}

function OneBoard({ id, board, players, live }: { id: string; board: BoardResponse; players: PlayerResponse[]; live: Live }) {
  const seen = board.game ? live.games.value.get(board.game) : undefined;
  if (seen && board.game) return <SmallBoard seen={seen} href={addressOf(board.game, id)} />;
  return (
    <article class="small-board card without-table">
      <h3>
        {say("competition-board", { board: board.board })}
        {board.result && <strong class="outcome">{board.result}</strong>}
      </h3>
      <p class="side">
        <span class="man white" role="img" aria-label={say("competition-colour", { colour: "white" })} />
        <span class="name">{nameOf(players, board.white)}</span>
      </p>
      <p class="side">
        <span class="man black" role="img" aria-label={say("competition-colour", { colour: "black" })} />
        <span class="name">{nameOf(players, board.black)}</span>
      </p>
      {!board.result && <p class="faint">{say("competition-no-table")}</p>}
    </article>
  );
}
