// Seats whose links are visible. The server shows them once: they are kept here until the page is closed or reloaded.
import { signal } from "@preact/signals";
import { fetchJson } from "../../service/fetch-json";
import type { SeatRole, SeatShown } from "../../service/types";

const kept = signal<Record<string, SeatShown[]>>({});

/** Returns the seats of a competition whose links are still known. */
export const shownSeats = (competition: string): SeatShown[] => kept.value[competition] ?? [];

function keep(competition: string, seats: SeatShown[]): void {
  kept.value = { ...kept.peek(), [competition]: [...(kept.peek()[competition] ?? []), ...seats] };
}

/** Gives a seat to every player who has none. */
export async function giveAll(competition: string): Promise<void> {
  keep(competition, await fetchJson<SeatShown[]>(`/v1/competitions/${competition}/seats/players`, { method: "POST" }));
}

/** Gives one seat; an arbiter's may have a name, which appears in decisions. */
export async function give(competition: string, role: SeatRole, name = ""): Promise<void> {
  const body = name === "" ? { role } : { role, name };
  keep(competition, [await fetchJson<SeatShown>(`/v1/competitions/${competition}/seats`, { body })]);
}

/** Revokes a seat and hides its link. */
export async function revoke(competition: string, seat: string): Promise<void> {
  await fetchJson(`/v1/competitions/${competition}/seats/${seat}`, { method: "DELETE" });
  kept.value = { ...kept.peek(), [competition]: shownSeats(competition).filter(({ id }) => id !== seat) };
}
