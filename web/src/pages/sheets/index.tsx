// Scoresheets and the envelope of a game, to view, print and download.
import { useEffect, useState } from "preact/hooks";
import type { RouteParameters } from "../../route";
import { fetchJson, fetchWhenReached, Problem } from "../../service/fetch-json";
import type { GameResponse } from "../../service/types";
import { ErrorMessage, ErrorPage } from "../../error-message";
import { language, say } from "../../words";
import { read, type Sheet } from "./read";
import { Paper } from "./sheet";

import "./sheets.css";

type Which = "clean" | "white" | "black" | "envelope";

const PATHS: Record<Which, string> = {
  clean: "scoresheet",
  white: "scoresheet/white",
  black: "scoresheet/black",
  envelope: "envelope",
};
const PAPERS = ["a4", "a5"] as const;
const MARGINS = { a4: "12mm", a5: "8mm" };
/** The paper size, which cannot be set by a rule for some of the pages. */
const size = new CSSStyleSheet();

/** Returns what the reader may have: players their own sheet, and the clean one of a finished game; arbiters all. */
function own({ view: { viewer, stage } }: GameResponse): Which[] {
  if (viewer === "arbiter") return ["clean", "white", "black", "envelope"];
  if (viewer === "spectator") return ["clean"];
  const side = ("player" in viewer ? viewer.player : viewer.assistant) === "black" ? "black" : "white";
  return typeof stage === "object" || stage === "void" ? [side, "clean"] : [side];
}

interface Found {
  seen: GameResponse;
  sheets: [Which, Sheet][];
}

/** Fetches everything available; there may be no envelope. */
async function find(game: string): Promise<Found> {
  const seen = await fetchWhenReached<GameResponse>(`/v1/games/${game}`);
  const asked = own(seen).map(async (which): Promise<[Which, Sheet][]> => {
    try {
      const text = await fetchJson<string>(`/v1/games/${game}/${PATHS[which]}`, { headers: { accept: "text/plain" } });
      return [[which, read(text)]];
    } catch (error) {
      if (error instanceof Problem) return [];
      throw error;
    }
  });
  return { seen, sheets: (await Promise.all(asked)).flat() };
}

/** Sets the paper size while the page is open. */
function useSize(paper: (typeof PAPERS)[number]): void {
  useEffect(() => {
    size.replaceSync(`@page { size: ${paper} portrait; margin: ${MARGINS[paper]}; }`);
    document.adoptedStyleSheets.push(size);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== size);
    };
  }, [paper]);
}

export default function Sheets({ named }: { named: RouteParameters }) {
  const game = named["game"] ?? "";
  const [found, setFound] = useState<Found | undefined>(undefined);
  const [error, setError] = useState<unknown>(undefined);
  const [chosen, setChosen] = useState<Which | undefined>(undefined);
  const [paper, setPaper] = useState<(typeof PAPERS)[number]>("a4");
  const speaking = language.value;
  useEffect(() => {
    find(game).then(setFound, setError);
  }, [game, speaking]);
  useSize(paper);
  if (!found) return error === undefined ? <p aria-busy="true">{say("frame-loading")}</p> : <ErrorPage error={error} />;
  const { seen, sheets } = found;
  const shown = sheets.find(([which]) => which === chosen) ?? sheets[0];
  const back = seen.view.viewer === "arbiter" ? `/games/${game}/arbiter` : `/games/${game}`;
  return (
    <div class="sheets">
      <div class="no-print">
        <p>
          <a href={back}>{say("sheets-back")}</a>
        </p>
        <h1>
          {say("sheets-title")}{" "}
          <span class="faint">
            {seen.white.name} – {seen.black.name}
          </span>
        </h1>
        {shown ? (
          <>
            <div class="row which" role="group" aria-label={say("sheets-which")}>
              {sheets.map(([which]) => (
                <button key={which} type="button" aria-pressed={which === shown[0]} onClick={() => setChosen(which)}>
                  {say("sheets-of", { which })}
                </button>
              ))}
            </div>
            <div class="row">
              <label>
                {say("sheets-paper")}
                <select value={paper} onChange={(event) => setPaper(PAPERS.find((known) => known === event.currentTarget.value) ?? "a4")}>
                  {PAPERS.map((known) => (
                    <option key={known} value={known}>
                      {known.toUpperCase()}
                    </option>
                  ))}
                </select>
              </label>
              <button type="button" class="main" onClick={() => print()}>
                {say("sheets-print")}
              </button>
              <DownloadLink path={`/v1/games/${game}/${PATHS[shown[0]]}`} name={`${shown[0]}-${game}.pdf`} />
            </div>
          </>
        ) : (
          <p>{say("sheets-none")}</p>
        )}
      </div>
      {shown && (
        <article class={`sheet ${paper} ${shown[0]}`}>
          <Paper sheet={shown[1]} />
        </article>
      )}
    </div>
  );
}

/** Downloads the same as PDF from the server; it is requested by its media type, which a link cannot do. */
function DownloadLink({ path, name }: { path: string; name: string }) {
  const [error, setError] = useState<unknown>(undefined);
  const save = async () => {
    setError(undefined);
    const answer = await fetch(path, { headers: { accept: "application/pdf", "accept-language": language.value } });
    if (!answer.ok) throw new Error(String(answer.status));
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await answer.blob());
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <button type="button" onClick={() => void save().catch(setError)}>
        {say("sheets-pdf")}
      </button>
      <ErrorMessage error={error} />
    </>
  );
}
