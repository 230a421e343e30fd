// The reader's own scoresheet: written by hand, line by line, and shown as written.
import { useEffect, useRef, useState } from "preact/hooks";
import { Articles } from "../../articles";
import type { GameResponse, SheetView } from "../../service/types";
import { say } from "../../words";
import { ActButtons } from "./acts";
import { SHEET_FORMS } from "./forms";
import { allows, editionOf, sideOf, type Table } from "./table";

interface Props {
  table: Table;
  seen: GameResponse;
}

export function Sheet({ table, seen }: Props) {
  const side = sideOf(seen);
  const own = side && seen.view.sheets[side];
  const borrowed = side && seen.view.sheets[side === "white" ? "black" : "white"];
  const may = seen.told.may.filter(({ do: kind }) => typeof kind === "string" && kind in SHEET_FORMS);
  if (!own && !borrowed && may.length === 0) return null;
  return (
    <details class="sheet" open={(own?.lines.length ?? 0) > 0}>
      <summary>{say("play-sheet-own")}</summary>
      {own?.["to-complete"] && <p class="warn">{say("play-sheet-complete-first")}</p>}
      {own && <Lines sheet={own} table={table} seen={seen} />}
      {own && <Write sheet={own} table={table} seen={seen} />}
      {borrowed && (
        <>
          <h2>{say("play-sheet-borrowed")}</h2>
          <Lines sheet={borrowed} />
        </>
      )}
      <ActButtons may={may} forms={SHEET_FORMS} table={table} seen={seen} />
    </details>
  );
}

function Lines({ sheet, table, seen }: { sheet: SheetView; table?: Table; seen?: GameResponse }) {
  const end = useRef<HTMLDivElement>(null);
  const texts = new Map(sheet.lines);
  const last = Math.max(0, ...texts.keys());
  useEffect(() => void end.current?.scrollTo(0, end.current.scrollHeight), [last]);
  if (last === 0) return <p class="faint">{say("play-sheet-empty")}</p>;
  const canStrike = table && seen && allows(seen, "strike");
  const cell = (line: number) => (
    <td>
      <span class="written">{texts.get(line) ?? ""}</span>
      {canStrike && texts.has(line) && (
        <button type="button" class="quiet strike" aria-label={say("play-sheet-strike", { text: texts.get(line) ?? "" })} onClick={() => void table.act({ sheet: { strike: line } })}>
          ×
        </button>
      )}
    </td>
  );
  return (
    <div class="paper" ref={end} tabIndex={0} role="region" aria-label={say("play-sheet-lines")}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{say("play-sheet-number")}</span>
            </th>
            <th scope="col">{say("clock-colour", { colour: "white" })}</th>
            <th scope="col">{say("clock-colour", { colour: "black" })}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: Math.ceil(last / 2) }, (_, at) => (
            <tr key={at}>
              <th scope="row" class="number">
                {at + 1}
              </th>
              {cell(2 * at + 1)}
              {cell(2 * at + 2)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Adds a line, or rewrites another one. */
function Write({ sheet, table, seen }: Props & { sheet: SheetView }) {
  const [text, setText] = useState("");
  const next = Math.max(0, ...sheet.lines.map(([line]) => line)) + 1;
  const [line, setLine] = useState<number | undefined>(undefined);
  const write = seen.told.may.find(({ do: kind }) => kind === "write");
  if (!write) return null;
  const done = async () => {
    if (await table.act({ sheet: { write: { line: line ?? next, text: text.trim() } } })) {
      setText("");
      setLine(undefined);
    }
  };
  const lines = Array.from({ length: next + 1 }, (_, at) => at + 1);
  return (
    <form
      class="row write"
      onSubmit={(event) => {
        event.preventDefault();
        void done();
      }}
    >
      <label>
        {say("play-sheet-line")}
        <select value={String(line ?? next)} onChange={(event) => setLine(Number(event.currentTarget.value))}>
          {lines.map((one) => (
            <option key={one} value={String(one)}>
              {`${Math.ceil(one / 2)}${one % 2 === 1 ? "." : " …"}`}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say("play-sheet-move")}
        <input value={text} required size={8} maxLength={40} autocomplete="off" autocapitalize="none" spellcheck={false} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <button type="submit" data-do="write">
        {write.told}
      </button>
      <Articles edition={editionOf(seen)} numbers={write.articles} />
    </form>
  );
}
