// Downloads.
import { is } from "../../me";
import type { RoundResponse } from "../../service/types";
import { say } from "../../words";
import { Copy } from "./copy";

export function Files({ id, rounds }: { id: string; rounds: RoundResponse[] }) {
  const base = `/v1/competitions/${id}`;
  const played = rounds.filter((round) => round.boards.some((board) => board.game));
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
