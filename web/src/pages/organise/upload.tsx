// A file that the hall takes as it is, or what a page has picked out of it.
import { useState } from "preact/hooks";
import { ask } from "../../service/ask";
import { say } from "../../words";
import { useDoing } from "./doing";
import { Faults } from "./faults";

interface Props<T> {
  title: string;
  told: string;
  accept: string;
  path: string;
  /** The text that is sent; else the whole file. */
  pick?(file: File): Promise<string>;
  /** What came of it. */
  done(answer: T): string;
  again(): Promise<void>;
}

export function Upload<T>({ title, told, accept, path, pick, done, again }: Props<T>) {
  const [said, tell] = useState("");
  const doing = useDoing();
  const send = async (file: File) => {
    tell("");
    const text = await (pick ? pick(file) : file.text());
    const answer = await ask<T>(path, { raw: { type: "text/plain", text } });
    tell(done(answer));
    await again();
  };
  return (
    <details class="csv">
      <summary>{title}</summary>
      <p class="faint">{told}</p>
      <p>
        <label class="button file">
          {say("organise-csv-file")}
          <input
            class="unseen"
            type="file"
            aria-label={title}
            accept={accept}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) void doing.run(() => send(file));
              // The same file can be chosen again after it was mended.
              event.currentTarget.value = "";
            }}
          />
        </label>
      </p>
      <Faults error={doing.error} />
      <p role="status">{said}</p>
    </details>
  );
}
