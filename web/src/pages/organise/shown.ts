// Seats whose links are shown now. The hall shows them once: they are kept here until the page is closed or loaded anew.
import { signal } from "@preact/signals";
import { fetchJson } from "../../service/fetch-json";
import type { SeatRole, SeatShown } from "../../service/types";

const kept = signal<Record<string, SeatShown[]>>({});

/** The seats of a competition whose links can still be shown. */
export const shownSeats = (competition: string): SeatShown[] => kept.value[competition] ?? [];

function keep(competition: string, seats: SeatShown[]): void {
  kept.value = { ...kept.peek(), [competition]: [...(kept.peek()[competition] ?? []), ...seats] };
}

/** Gives a seat to every player who has none. */
export async function giveAll(competition: string): Promise<void> {
  keep(competition, await fetchJson<SeatShown[]>(`/v1/competitions/${competition}/seats/players`, { method: "POST" }));
}

/** Gives one seat; that of an arbiter may have a name, under which decisions stand. */
export async function give(competition: string, role: SeatRole, name = ""): Promise<void> {
  const body = name === "" ? { role } : { role, name };
  keep(competition, [await fetchJson<SeatShown>(`/v1/competitions/${competition}/seats`, { body })]);
}

/** Revokes a seat; its link is shown no more. */
export async function revoke(competition: string, seat: string): Promise<void> {
  await fetchJson(`/v1/competitions/${competition}/seats/${seat}`, { method: "DELETE" });
  kept.value = { ...kept.peek(), [competition]: shownSeats(competition).filter(({ id }) => id !== seat) };
}
