// The start numbers before the first round of a Swiss: by rating, or in the organiser's order.
import { useEffect } from "preact/hooks";
import { fetchJson } from "../../service/fetch-json";
import type { StartList } from "../../service/types";
import { say } from "../../words";
import { useFetch, type FetchState } from "../competition/fetched";
import { useRequest } from "./use-request";
import { Faults } from "./faults";
import type { Work } from "./index";

const pathOf = (work: Work) => `/v1/competitions/${work.id}/start-list`;

/** Loads how the players are numbered; reloads when the list changes. */
export function useStartList(work: Work): FetchState<StartList> {
  const asked = useFetch<StartList>(pathOf(work));
  const listed = work.players.map(({ no, name, rating, title }) => `${no} ${name} ${rating ?? ""} ${title ?? ""}`).join();
  useEffect(() => void (asked.value && asked.reload()), [listed]);
  return asked;
}

/** Returns whether players can be renumbered: in a Swiss in which nothing is paired yet. */
export function canOrder(work: Work): boolean {
  return work.competition.about.system === "swiss" && work.rounds.every(({ boards, byes }) => boards.length === 0 && byes.length === 0);
}

/** Numbers the players in this order, or by rating. */
export async function orderPlayers(work: Work, order?: number[]): Promise<void> {
  await fetchJson(pathOf(work), { method: "PUT", body: order ? { order } : {} });
}

/** Shows whether the players are in the order of their ratings, and lets the organiser sort them. */
export function StartOrder({ work, changed }: { work: Work; changed?(): void }) {
  const list = useStartList(work);
  const request = useRequest();
  const order = async () => {
    await orderPlayers(work);
    await work.reload();
    await list.reload();
    changed?.();
  };
  if (!list.value) return <Faults error={list.error} />;
  const isByRating = list.value["is-by-rating"];
  return (
    <section class="start-list" aria-labelledby="start-list">
      <h3 id="start-list">{say("organise-start-list")}</h3>
      <p class="faint">{say("organise-start-list-hint")}</p>
      <p class="row">
        <span role="status">{say(isByRating ? "organise-start-is-by-rating" : "organise-start-not-by-rating")}</span>
        {!isByRating && (
          <button type="button" aria-disabled={request.isBusy} onClick={() => void request.run(order)}>
            {say("organise-start-by-rating")}
          </button>
        )}
      </p>
      <Faults error={request.error} />
    </section>
  );
}
