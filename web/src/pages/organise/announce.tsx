// The announcement of a competition: a new one, or a changed one.
import { useState } from "preact/hooks";
import { go } from "../../route";
import { fetchJson } from "../../service/fetch-json";
import type { About, Acceleration, CompetitionResponse, TieBreak } from "../../service/types";
import { say } from "../../words";
import { useRequest } from "./use-request";
import { Faults } from "./faults";
import { Field, Select } from "./fields";
import type { Work } from "./index";
import { RegulationsChoice } from "./rules";
import { asText } from "./regulations";
import { TieBreaks } from "./tie-breaks";

/** The form values as typed. */
interface Draft {
  name: string;
  place: string;
  federation: string;
  first: string;
  last: string;
  arbiters: string;
  system: "round-robin" | "swiss";
  rounds: string;
  acceleration: Acceleration;
  visibility: "public" | "seated";
  delayMinutes: string;
  delayMoves: string;
  tieBreaks: TieBreak[];
}

function draftOf(about: About | undefined): Draft {
  const delay = about?.delay;
  const today = new Date().toLocaleDateString("sv");
  return {
    name: about?.name ?? "",
    place: about?.place ?? "",
    federation: about?.federation ?? "",
    first: about ? (about.dates?.first ?? "") : today,
    last: about ? (about.dates?.last ?? "") : today,
    arbiters: (about?.arbiters ?? []).join(", "),
    system: about?.system ?? "round-robin",
    rounds: about?.rounds ? String(about.rounds) : "",
    acceleration: about?.acceleration ?? "none",
    visibility: about?.visibility ?? "public",
    delayMinutes: delay?.time ? String(delay.time / 60_000) : "",
    delayMoves: delay?.["half-moves"] ? String(delay["half-moves"]) : "",
    tieBreaks: about?.["tie-breaks"] ?? [],
  };
}

/** Merges the form values into the previous announcement. */
function announced(about: About | undefined, draft: Draft, regulations: unknown): object {
  const { dates: _dates, federation: _federation, rounds: _rounds, ...rest } = about ?? {};
  const arbiters = draft.arbiters.split(",").map((name) => name.trim());
  const last = draft.last || draft.first;
  return {
    ...rest,
    name: draft.name,
    place: draft.place,
    ...(draft.federation && { federation: draft.federation.toUpperCase() }),
    ...(draft.first && { dates: { first: draft.first, last } }),
    arbiters: arbiters.filter((name) => name !== ""),
    system: draft.system,
    ...(draft.rounds && { rounds: Number(draft.rounds) }),
    acceleration: draft.system === "swiss" ? draft.acceleration : "none",
    visibility: draft.visibility,
    delay: { time: Math.round(Number(draft.delayMinutes || "0") * 60_000), "half-moves": Number(draft.delayMoves || "0") },
    "tie-breaks": draft.tieBreaks,
    regulations,
  };
}

export function Announce({ work }: { work?: Work }) {
  const about = work?.competition.about;
  const [draft, setDraft] = useState(() => draftOf(about));
  const [regulations, setRegulations] = useState<string | undefined>(undefined);
  const [isKept, setKept] = useState(false);
  const request = useRequest();
  const set = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setKept(false);
  };
  const send = async () => {
    const body = announced(about, draft, regulations ?? about?.regulations);
    if (work) {
      await fetchJson(`/v1/competitions/${work.id}`, { method: "PUT", body });
      await work.reload();
      setKept(true);
    } else {
      const opened = await fetchJson<CompetitionResponse>("/v1/competitions", { body });
      go(`/competitions/${opened.id}/organise`);
    }
  };
  return (
    <form
      class="announce"
      onSubmit={(event) => {
        event.preventDefault();
        void request.run(send);
      }}
    >
      <CompetitionFields draft={draft} set={set} />
      <RegulationsChoice announced={about && asText(about.regulations)} day={draft.first} rule={setRegulations} />
      <TieBreaks chosen={draft.tieBreaks} choose={(tieBreaks) => set({ tieBreaks })} />
      <Watching draft={draft} set={set} />
      <Faults error={request.error} />
      <p class="row">
        <button type="submit" class="main" aria-disabled={request.isBusy}>
          {say(work ? "organise-announce-anew" : "organise-open")}
        </button>
        <span role="status">{isKept ? say("organise-announced") : ""}</span>
      </p>
      {work && <p class="faint">{say("organise-anew-hint")}</p>}
    </form>
  );
}

interface PartProps {
  draft: Draft;
  set(part: Partial<Draft>): void;
}

function CompetitionFields({ draft, set }: PartProps) {
  return (
    <fieldset>
      <legend>{say("organise-what")}</legend>
      <div class="fields">
        <Field label={say("organise-name")} value={draft.name} change={(name) => set({ name })} required class="long" />
        <Field label={say("organise-place-of")} value={draft.place} change={(place) => set({ place })} />
        <Field label={say("organise-federation")} value={draft.federation} change={(federation) => set({ federation })} size={4} maxLength={3} />
        <Field label={say("organise-first-day")} type="date" value={draft.first} change={(first) => set({ first })} />
        <Field label={say("organise-last-day")} type="date" value={draft.last} change={(last) => set({ last })} />
        <Field label={say("organise-arbiters")} value={draft.arbiters} change={(arbiters) => set({ arbiters })} class="long" />
        <Select
          label={say("organise-system")}
          class="long"
          value={draft.system}
          change={(system) => set({ system: system as Draft["system"] })}
          options={(["round-robin", "swiss"] as const).map((system) => [system, say("organise-system-of", { system })])}
        />
        {draft.system === "swiss" && (
          <>
            <Field label={say("organise-rounds")} type="number" min={1} value={draft.rounds} change={(rounds) => set({ rounds })} />
            <Select
              label={say("organise-acceleration")}
              value={draft.acceleration}
              change={(acceleration) => set({ acceleration: acceleration as Acceleration })}
              options={(["none", "baku"] as const).map((acceleration) => [acceleration, say("organise-acceleration-of", { acceleration })])}
            />
          </>
        )}
      </div>
    </fieldset>
  );
}

/** Who may watch, and with what delay. */
function Watching({ draft, set }: PartProps) {
  return (
    <fieldset>
      <legend>{say("organise-watching")}</legend>
      <div class="fields">
        <Select
          label={say("organise-visibility")}
          value={draft.visibility}
          change={(visibility) => set({ visibility: visibility as Draft["visibility"] })}
          options={(["public", "seated"] as const).map((who) => [who, say("organise-visibility-of", { who })])}
        />
        <Field label={say("organise-delay-minutes")} type="number" min={0} step="any" value={draft.delayMinutes} change={(delayMinutes) => set({ delayMinutes })} />
        <Field label={say("organise-delay-moves")} type="number" min={0} value={draft.delayMoves} change={(delayMoves) => set({ delayMoves })} />
      </div>
      <p class="faint">{say("organise-delay-hint")}</p>
    </fieldset>
  );
}
