// A pending appeal: its text, and the decision. It arrives after the game is over, so it must not be missed.
import type { LogEntry } from "../../service/types";
import { ActForm } from "./acts/form";
import { APPEAL, formOf } from "./acts/forms";
import type { ArbiterGame } from "./arbiter-game";

/** Returns whether the entry is an appeal. */
const isAppeal = ({ action }: LogEntry) => typeof action === "object" && "say" in action && typeof action.say === "object" && "appeal" in action.say;

export function Appeal({ game, log }: { game: ArbiterGame; log: LogEntry[] }) {
  const may = game.seen?.told.may.find((one) => one.do === APPEAL);
  const form = formOf(APPEAL);
  if (!may || !form) return null;
  return (
    <section class="card question appeal" aria-labelledby="appeal-title">
      <h2 id="appeal-title">{may.told}</h2>
      {log.findLast(isAppeal)?.told.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ActForm game={game} form={form} label={may.told} articles={may.articles} />
    </section>
  );
}
