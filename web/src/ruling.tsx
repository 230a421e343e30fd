// A decision as it is read out: what was decided and the articles cited, consequences, reasons; the rest on request.
import { Articles } from "./articles";
import type { RulingResponse } from "./service/types";
import { say } from "./words";

export function RulingText({ ruling }: { ruling: RulingResponse }) {
  return (
    <>
      <p class="decided">
        <strong>{ruling.decided}</strong> <Articles edition={ruling.edition} numbers={ruling.articles} />
      </p>
      <List items={ruling.orders} name="orders" />
      <List items={ruling.grounds} name="grounds" />
      {ruling.author && <p class="faint">{ruling.author}</p>}
      <More sentences={ruling.further} edition={ruling.edition} numbers={ruling["further-articles"]} />
    </>
  );
}

function List({ items, name }: { items: string[]; name: string }) {
  if (items.length === 0) return null;
  return (
    <ul class={name}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

interface MoreProps {
  /** Sentences with further details; the last lists the other articles. */
  sentences: string[];
  edition: string | undefined;
  numbers: string[];
}

/** What is not read out: definitions and procedure, and a long mating line. */
export function More({ sentences, edition, numbers }: MoreProps) {
  if (sentences.length === 0 && numbers.length === 0) return null;
  const lines = numbers.length > 0 ? sentences.slice(0, -1) : sentences;
  return (
    <details class="further faint">
      <summary>{say("ruling-more")}</summary>
      {lines.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <Articles edition={edition} numbers={numbers} />
      </p>
    </details>
  );
}
