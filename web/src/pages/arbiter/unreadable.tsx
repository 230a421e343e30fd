// A board whose record is damaged: why, and a new game in its place.
import { ErrorMessage } from "../../error-message";
import { fetchJson } from "../../service/fetch-json";
import type { GameListed } from "../../service/types";
import { say } from "../../words";
import { useRequest } from "../organise/use-request";
import { Position } from "./position";

export function UnreadableCard({ board }: { board: GameListed }) {
  const request = useRequest();
  const { white, black } = board;
  const replace = () => void request.run(() => fetchJson(`/v1/games/${board.id}/replacement`, { body: {} }));
  return (
    <li class="card board-card called unreadable">
      <h2>
        {board.board ? say("arbiter-board", { board: board.board }) : say("arbiter-free-game")}: {white.name} – {black.name}
      </h2>
      <p class="wants">
        <strong>{say("arbiter-unreadable")}</strong>
      </p>
      <p>{board.unreadable}</p>
      {board.seq > 0 && <Position fen={board.glance.board} coordinates={false} label={say("arbiter-board-of", { white: white.name, black: black.name })} />}
      {board.board && (
        <>
          <p class="faint">{say("arbiter-unreadable-replace-hint")}</p>
          <button type="button" class="main" data-do="replace" aria-disabled={request.isBusy} onClick={replace}>
            {say("arbiter-unreadable-replace")}
          </button>
        </>
      )}
      <ErrorMessage error={request.error} />
    </li>
  );
}
