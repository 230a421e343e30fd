// The players of a competition: entered one by one or from a table, corrected, withdrawn.
import { useEffect, useRef, useState } from "preact/hooks";
import { is } from "../../me";
import { fetchJson } from "../../service/fetch-json";
import type { Player, PlayerResponse, RatingsResponse } from "../../service/types";
import { say } from "../../words";
import { Ask } from "./ask";
import { useRequest } from "./use-request";
import { Faults } from "./faults";
import { Field, Form, Select } from "./fields";
import type { Work } from "./index";
import { pickLines } from "./rating-list";
import { canOrder, orderPlayers, StartOrder } from "./start-list";
import { CsvEntry } from "./table";
import { Upload } from "./upload";

export function Players({ work }: { work: Work }) {
  return (
    <section aria-labelledby="players">
      <h2 id="players">{say("organise-players", { count: work.players.length })}</h2>
      <PlayerForm work={work} player={undefined} done={() => undefined} />
      <CsvEntry
        key="csv"
        title={say("organise-players-csv")}
        description={say("organise-players-csv-hint", { columns: say("organise-players-csv-columns") })}
        example={say("organise-players-csv-example")}
        path={`/v1/competitions/${work.id}/players`}
        reload={work.reload}
      />
      <Uploads work={work} />
      {work.players.length > 1 && canOrder(work) && <StartOrder work={work} />}
      {work.players.length > 0 && <List work={work} />}
    </section>
  );
}

/** Imports players from a tournament file, and data from a rating list. */
function Uploads({ work }: { work: Work }) {
  const base = `/v1/competitions/${work.id}`;
  if (work.players.length === 0) {
    return (
      <Upload<unknown>
        key="trf"
        title={say("organise-trf")}
        description={say("organise-trf-hint")}
        accept=".trf,.trfx,.txt,text/plain"
        path={`${base}/trf`}
        done={() => say("organise-csv-done")}
        reload={work.reload}
      />
    );
  }
  return (
    <Upload<RatingsResponse>
      key="ratings"
      title={say("organise-rating-list")}
      description={say("organise-rating-list-hint")}
      accept=".txt,.xml,.csv,text/plain,text/xml,text/csv"
      path={`${base}/ratings`}
      pick={(file) => pickLines(file, work.players)}
      done={({ found, missing }) =>
        say("organise-rating-list-done", { found: found.length, missing: missing.length, names: work.players.filter(({ no }) => missing.includes(no)).map(({ name }) => name).join("; ") })
      }
      reload={work.reload}
    />
  );
}

const TITLES = ["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"] as const;

interface Draft {
  name: string;
  title: string;
  federation: string;
  rating: string;
  fideId: string;
  club: string;
  nationalId: string;
  birthYear: string;
  sex: string;
  senses: string;
}

const draftOf = (player: Player | undefined): Draft => ({
  name: player?.name ?? "",
  title: player?.title ?? "",
  federation: player?.federation ?? "",
  rating: player?.rating ? String(player.rating) : "",
  fideId: player?.["fide-id"] ? String(player["fide-id"]) : "",
  club: player?.club ?? "",
  nationalId: player?.["national-id"] ?? "",
  birthYear: player?.["birth-year"] ? String(player["birth-year"]) : "",
  sex: player?.sex ?? "",
  senses: player?.senses ?? "ordinary",
});

/** Returns the player that the form describes; the national rating, which has no field, is kept. */
function typed(draft: Draft, no: number, before: PlayerResponse | undefined): object {
  const national = before?.["national-rating"];
  return {
    no,
    name: draft.name.trim(),
    senses: draft.senses,
    ...(national && { "national-rating": national }),
    ...(draft.title && { title: draft.title }),
    ...(draft.federation && { federation: draft.federation.toUpperCase() }),
    ...(draft.rating && { rating: Number(draft.rating) }),
    ...(draft.fideId && { "fide-id": Number(draft.fideId) }),
    ...(draft.club && { club: draft.club }),
    ...(draft.nationalId && { "national-id": draft.nationalId }),
    ...(draft.birthYear && { "birth-year": Number(draft.birthYear) }),
    ...(draft.sex && { sex: draft.sex }),
  };
}

interface FormProps {
  work: Work;
  /** The player to edit; `undefined` for a new one. */
  player: PlayerResponse | undefined;
  done(): void;
}

function PlayerForm({ work, player, done }: FormProps) {
  const [draft, setDraft] = useState(() => draftOf(player));
  const request = useRequest();
  const form = useRef<HTMLFieldSetElement>(null);
  const set = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const base = `/v1/competitions/${work.id}/players`;
  const send = async () => {
    const no = player?.no ?? Math.max(0, ...work.players.map((one) => one.no)) + 1;
    if (player) await fetchJson(`${base}/${no}`, { method: "PUT", body: typed(draft, no, player) });
    else await fetchJson(base, { body: [typed(draft, no, undefined)] });
    setDraft(draftOf(undefined));
    await work.reload();
    done();
    // The next name can be typed at once.
    if (!player) form.current?.querySelector("input")?.focus();
  };
  useEffect(() => {
    if (!player) return;
    form.current?.querySelector("input")?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const title = player ? say("organise-player-right", { name: player.name }) : say("organise-player-new");
  return (
    <Form label={title} send={() => void request.run(send)}>
      <fieldset ref={form}>
        <legend>{title}</legend>
        <div class="fields">
          <Field label={say("organise-player-name")} required value={draft.name} change={(name) => set({ name })} placeholder="Novak, Ana" class="long" />
          <Select label={say("organise-title")} value={draft.title} change={(one) => set({ title: one })} options={[["", "–"], ...TITLES.map((one): [string, string] => [one, one])]} />
          <Field label={say("organise-federation")} value={draft.federation} change={(federation) => set({ federation })} size={4} maxLength={3} />
          <Field label={say("competition-rating")} type="number" min={0} value={draft.rating} change={(rating) => set({ rating })} />
          <Field label={say("organise-fide-id")} type="number" min={0} value={draft.fideId} change={(fideId) => set({ fideId })} />
          <Field label={say("competition-club")} value={draft.club} change={(club) => set({ club })} />
          <Field label={say("organise-national-id")} value={draft.nationalId} change={(nationalId) => set({ nationalId })} />
          <Field label={say("organise-birth-year")} type="number" min={1900} value={draft.birthYear} change={(birthYear) => set({ birthYear })} />
          <Select label={say("organise-sex")} value={draft.sex} change={(sex) => set({ sex })} options={(["", "f", "m"] as const).map((sex) => [sex, sex === "" ? "–" : say("organise-sex-of", { sex })])} />
          <Select
            label={say("organise-senses")}
            value={draft.senses}
            change={(senses) => set({ senses })}
            options={(["ordinary", "visually-disabled", "hearing-impaired"] as const).map((senses) => [senses, say("organise-senses-of", { senses })])}
          />
        </div>
        <Faults error={request.error} />
        <p class="row">
          <button type="submit" class="main" aria-disabled={request.isBusy}>
            {say(player ? "organise-keep" : "organise-enter")}
          </button>
          {player && (
            <button type="button" onClick={done}>
              {say("organise-leave")}
            </button>
          )}
        </p>
      </fieldset>
    </Form>
  );
}

function List({ work }: { work: Work }) {
  const request = useRequest();
  const [edited, setEdited] = useState<number | undefined>(undefined);
  const list = useRef<HTMLUListElement>(null);
  const close = (no: number) => {
    setEdited(undefined);
    // The button is there again after the next rendering.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-edit="${no}"]`)?.focus());
  };
  const paired = new Set(work.rounds.flatMap(({ boards, byes }) => [...boards.flatMap(({ white, black }) => [white, black]), ...byes.map(({ player }) => player)]));
  const remove = (path: string) => void request.run(() => change(work, "DELETE", path));
  return (
    <>
      <Faults error={request.error} />
      <ul class="lines" ref={list}>
        {work.players.map((player) => player.no === edited ? (
          <li key={player.no}>
            <PlayerForm work={work} player={player} done={() => close(player.no)} />
          </li>
        ) : (
          <li key={player.no}>
            <span class="number">{player.no}</span>
            <span class="who">
              {[player.title, player.name].filter(Boolean).join(" ")}
              <span class="faint"> {[player.federation, player.rating, player.withdrawn && say("competition-withdrawn")].filter(Boolean).join(" · ")}</span>
            </span>
            <span class="deeds">
              {canOrder(work) && <Move work={work} player={player} />}
              {!player.erased && (
                <button type="button" class="quiet" data-edit={player.no} aria-label={say("organise-edit-who", { name: player.name })} onClick={() => setEdited(player.no)}>
                  {say("organise-edit")}
                </button>
              )}
              {player.withdrawn ? (
                <button type="button" class="quiet" aria-label={say("organise-return-who", { name: player.name })} onClick={() => remove(`${player.no}/withdrawal`)}>
                  {say("organise-return")}
                </button>
              ) : paired.has(player.no) ? (
                <Ask
                  label={say("organise-withdraw")}
                  name={say("organise-withdraw-who", { name: player.name })}
                  question={say("organise-withdraw-sure", { name: player.name, count: openBoards(work, player.no), system: work.competition.about.system ?? "round-robin" })}
                  yes={say("organise-withdraw-yes")}
                  look="quiet"
                  act={() => change(work, "PUT", `${player.no}/withdrawal`)}
                />
              ) : (
                <button type="button" class="quiet" aria-label={say("organise-remove-who", { name: player.name })} onClick={() => remove(String(player.no))}>
                  {say("organise-remove")}
                </button>
              )}
              {is("organiser") && !player.erased && paired.has(player.no) && (
                <Ask
                  label={say("organise-erase")}
                  name={say("organise-erase-who", { name: player.name })}
                  question={say("organise-erase-question", { name: player.name })}
                  yes={say("organise-erase")}
                  look="quiet"
                  act={() => change(work, "DELETE", `${player.no}/personal-data`)}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns the number of boards at which a player still has to play. */
const openBoards = (work: Work, no: number): number =>
  work.rounds.flatMap(({ boards }) => boards).filter(({ white, black, result }) => !result && (white === no || black === no)).length;

async function change(work: Work, method: "PUT" | "DELETE", path: string): Promise<void> {
  await fetchJson(`/v1/competitions/${work.id}/players/${path}`, { method });
  await work.reload();
}

/** Moves a player one place up or down in the start list. */
function Move({ work, player }: { work: Work; player: PlayerResponse }) {
  const request = useRequest();
  const numbers = work.players.map(({ no }) => no);
  const at = numbers.indexOf(player.no);
  const move = (to: number) =>
    void request.run(async () => {
      if (to < 0 || to >= numbers.length) return;
      await orderPlayers(work, numbers.toSpliced(at, 1).toSpliced(to, 0, player.no));
      await work.reload();
    });
  return (
    <>
      <button type="button" class="quiet" aria-disabled={at === 0 || request.isBusy} aria-label={say("organise-player-up", { name: player.name })} onClick={() => move(at - 1)}>
        <span aria-hidden="true">↑</span>
      </button>
      <button type="button" class="quiet" aria-disabled={at === numbers.length - 1 || request.isBusy} aria-label={say("organise-player-down", { name: player.name })} onClick={() => move(at + 1)}>
        <span aria-hidden="true">↓</span>
      </button>
      <Faults error={request.error} />
    </>
  );
}
