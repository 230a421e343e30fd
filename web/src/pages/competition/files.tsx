// Downloads.
import { useState } from "preact/hooks";
import { ErrorMessage } from "../../error-message";
import { is } from "../../me";
import { fetchJson } from "../../service/fetch-json";
import type { PlayerResponse, RoundResponse, Standings } from "../../service/types";
import { say } from "../../words";
import { Copy } from "./copy";
import { download, resultsCsv, standingsCsv } from "./csv";

interface Props {
  id: string;
  rounds: RoundResponse[];
  players: PlayerResponse[];
}

export function Files({ id, rounds, players }: Props) {
  const base = `/v1/competitions/${id}`;
  const played = rounds.filter((round) => round.boards.some((board) => board.game));
  const [error, setError] = useState<unknown>(undefined);
  const takeStandings = () =>
    fetchJson<Standings>(`${base}/standings`).then((standings) => download(`${id}-standings.csv`, standingsCsv(standings, players)), setError);
  return (
    <section class="files-to-take" aria-labelledby="files">
      <h2 id="files">{say("competition-part", { part: "files" })}</h2>
      <h3>{say("competition-games-as-pgn")}</h3>
      <ul class="row-list">
        <li>
          <a class="button" href={`${base}/pgn`} download={`${id}.pgn`}>
            {say("competition-all-games")}
          </a>
        </li>
        {played.map(({ round }) => (
          <li key={round}>
            <a class="button" href={`${base}/rounds/${round}/pgn`} download={`${id}-${round}.pgn`}>
              {say("competition-round", { round })}
            </a>
          </li>
        ))}
      </ul>
      <p>{say("competition-clean-pgn-hint")}</p>
      <a class="button" href={`${base}/pgn?clean=true`} download={`${id}-clean.pgn`}>
        {say("competition-clean-pgn")}
      </a>
      <h3>{say("competition-tables")}</h3>
      <ul class="row-list">
        <li>
          <button type="button" onClick={() => void takeStandings()}>
            {say("competition-part", { part: "standings" })}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => download(`${id}-results.csv`, resultsCsv(rounds, players))}>
            {say("competition-results")}
          </button>
        </li>
      </ul>
      <ErrorMessage error={error} />
      <h3>{say("competition-trf")}</h3>
      <p>{say("competition-trf-hint")}</p>
      <a class="button" href={`${base}/trf`} download={`${id}.trf`}>
        {say("competition-trf-take")}
      </a>
      <h3>{say("competition-broadcast")}</h3>
      <p>{say("competition-broadcast-hint")}</p>
      <Copy text={`${location.origin}${base}/live.pgn`} label={say("competition-broadcast")} />
      {(is("organiser") || is("arbiter")) && (
        <>
          <h3>{say("competition-record")}</h3>
          <p>{say("competition-record-hint")}</p>
          <a class="button" href={`${base}/record`} download={`${id}.ndjson`}>
            {say("competition-record-take")}
          </a>
        </>
      )}
    </section>
  );
}
