// What the officials of a hall have to know about it: nothing can be stored, or a record is damaged.
import { useEffect, useState } from "preact/hooks";
import { fetchJson } from "./service/fetch-json";
import type { Condition } from "./service/types";
import { language, say } from "./words";

/** How often it is asked. */
const INTERVAL_MS = 10_000;

/** Shows what is wrong, if anything is; boards of this competition are shown by their own pages. */
export function ConditionNotice({ competition }: { competition?: string }) {
  const [condition, setCondition] = useState<Condition | undefined>(undefined);
  const speaking = language.value;
  useEffect(() => {
    let isCurrent = true;
    const ask = () =>
      fetchJson<Condition>("/v1/condition").then(
        (told) => isCurrent && setCondition(told),
        // A hall that cannot be reached is reported by the line.
        () => undefined,
      );
    void ask();
    const asking = setInterval(() => void ask(), INTERVAL_MS);
    return () => {
      isCurrent = false;
      clearInterval(asking);
    };
  }, [speaking]);
  const troubles = condition?.troubles ?? [];
  if (troubles.length === 0) return null;
  return (
    <section class="card condition" role="alert" aria-labelledby="condition-title">
      <h2 id="condition-title">{say("condition-title")}</h2>
      {troubles.map(({ text, name, round, board, game, competition: of }) => (
        <p key={`${of ?? ""} ${game ?? ""} ${text}`}>
          {name && of !== competition && <strong>{name} </strong>}
          {round && board && <strong>{say("condition-board", { round, board })} </strong>}
          {text}
        </p>
      ))}
    </section>
  );
}
