// The script of the board without sight: events are read out as they arrive, forms are sent without losing the place,
// and the arrow keys recall what was typed.
import "./look.css";
import { Aids } from "./aids";
import { remember } from "./typed";
import { patchPage, type PatchResult } from "./parts";

export function enhance(board: HTMLElement): void {
  const aids = new Aids(board);
  const address = location.pathname;
  const field = board.querySelector<HTMLInputElement>("#field");
  if (field) remember(field);

  /** Fetches the page, by submitting a form or by reloading, and patches this one with the result. */
  const ask = async (path: string, form?: HTMLFormElement): Promise<void> => {
    const sent = form ? { method: "POST", body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])) } : {};
    const answer = await fetch(path, sent).catch(() => undefined);
    if (!answer) return aids.lost();
    const renewed: PatchResult = patchPage(board, await answer.text(), { isOwn: form !== undefined, isTyped: form?.id === "said" });
    // A question, such as a confirmation, is a page of its own.
    if (renewed === "elsewhere" && form) form.submit();
    else if (renewed === "announced") aids.say(board.querySelector<HTMLElement>("#answer"));
  };

  // One request after another: a stale response would restore an old state.
  let last = Promise.resolve();
  const next = (ask: () => Promise<void>) => (last = last.then(ask, ask));

  board.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (form.querySelector('[name="act"][value="Resign"]')) return;
    event.preventDefault();
    void next(() => ask(address, form));
  });

  const language = document.documentElement.lang;
  const stream = new EventSource(`/v1/games/${board.dataset["game"] ?? ""}/stream?lang=${language}`);
  const look = () => void next(() => ask(`${address}?since=${board.dataset["seq"] ?? "0"}`));
  stream.addEventListener("act", look);
  // After a lost connection the stream may start again instead of sending what was missed.
  stream.addEventListener("game", (event) => {
    const { seq } = JSON.parse((event as MessageEvent<string>).data) as { seq: number };
    if (seq > Number(board.dataset["seq"] ?? "0")) look();
  });
  stream.onerror = () => aids.lost();
}
