// A scoresheet or an envelope, laid out as on paper.
import { Board } from "../../board";
import { say } from "../../words";
import { parseCell, type Field, type Row, type Sheet } from "./read";

/** The minimum number of lines on a sheet. */
const LINES = 40;

export function Paper({ sheet }: { sheet: Sheet }) {
  return (
    <>
      <h2>{sheet.title}</h2>
      <dl class="heading">
        {sheet.head.map(({ label, value, isBlank }) => (
          <div key={label ?? value} class={isBlank ? "by-hand" : ""}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sheet.moves && <Moves white={sheet.moves.white} black={sheet.moves.black} rows={sheet.moves.rows} />}
      {sheet.foot.map((lines, at) => (
        <div key={at} class="foot">
          {lines.map((line) => (
            <Line key={(line.label ?? "") + line.value} line={line} />
          ))}
        </div>
      ))}
    </>
  );
}

function Line({ line: { label, value, isBlank } }: { line: Field }) {
  if (label === "FEN") {
    // The pieces are named in words beside it.
    return (
      <div aria-hidden="true">
        <Board men={value} below="white" label={say("sheets-position")} />
      </div>
    );
  }
  return (
    <p class={isBlank ? "by-hand" : ""}>
      {label && <span class="label">{label}:</span>} <span class="value">{value}</span>
    </p>
  );
}

/** The moves in two columns of equal length. */
function Moves({ white, black, rows }: { white: string; black: string; rows: Row[] }) {
  const lines = Math.max(LINES, rows.length + (rows.length % 2));
  const first = Number.parseInt(rows[0]?.number ?? "1", 10);
  const all = Array.from({ length: lines }, (_, at) => rows[at] ?? { number: `${first + at}.`, white: "", black: "" });
  const halves = [all.slice(0, lines / 2), all.slice(lines / 2)];
  return (
    <div class="moves">
      {halves.map((half, at) => (
        <table key={at} class={at * (lines / 2) >= rows.length ? "unwritten" : ""}>
          <thead>
            <tr>
              <th scope="col" class="number">
                {say("sheets-number")}
              </th>
              <th scope="col">{white}</th>
              <th scope="col">{black}</th>
            </tr>
          </thead>
          <tbody>
            {half.map((row, line) => (
              <tr key={row.number} class={at * (lines / 2) + line >= rows.length ? "unwritten" : ""}>
                <th scope="row" class="number">
                  {row.number}
                </th>
                <td>
                  <Cell cell={row.white} />
                </td>
                <td>
                  <Cell cell={row.black} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

function Cell({ cell }: { cell: string }) {
  const { struck, text, time } = parseCell(cell);
  return (
    <>
      {struck.map((gone, at) => (
        <>
          <s key={at}>{gone}</s>{" "}
        </>
      ))}
      {text}
      {time && <small>{time}</small>}
    </>
  );
}
