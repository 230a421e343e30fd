// Seats whose links are visible. The server shows them once: they are kept here until the page is closed or reloaded.
import { signal } from "@preact/signals";
import { fetchJson } from "../../service/fetch-json";
import type { SeatRole, SeatShown } from "../../service/types";

const kept = signal<Record<string, SeatShown[]>>({});

/** Returns the seats of a competition whose links are still known. */
export const shownSeats = (competition: string): SeatShown[] => kept.value[competition] ?? [];

function keep(competition: string, seats: SeatShown[], isStillValid: (seat: SeatShown) => boolean = () => true): void {
  const before = (kept.peek()[competition] ?? []).filter(isStillValid);
  kept.value = { ...kept.peek(), [competition]: [...before, ...seats] };
}

const isPlayers = ({ role }: SeatShown) => typeof role === "object" && "player" in role;

/** Gives a seat to every player who has none; with `renew`, new seats to all players. */
export async function giveAll(competition: string, { renew = false, address }: { renew?: boolean; address?: string } = {}): Promise<void> {
  const query = new URLSearchParams({ ...(renew && { renew: "true" }), ...(address && { address }) });
  const given = await fetchJson<SeatShown[]>(`/v1/competitions/${competition}/seats/players?${query}`, { method: "POST" });
  keep(competition, given, (seat) => !renew || !isPlayers(seat));
}

interface SeatOptions {
  /** Of an arbiter, which appears in decisions. */
  name?: string | undefined;
  /** Whether a program plays at it. */
  program?: boolean | undefined;
  address?: string | undefined;
}

/** Gives one seat. */
export async function give(competition: string, role: SeatRole, { name, program, address }: SeatOptions = {}): Promise<void> {
  const body = { role, ...(name && { name }), ...(program && { program }), ...(address && { address }) };
  keep(competition, [await fetchJson<SeatShown>(`/v1/competitions/${competition}/seats`, { body })]);
}

/** Removes the name of a seat's holder for ever. */
export const removeName = (competition: string, seat: string): Promise<unknown> =>
  fetchJson(`/v1/competitions/${competition}/seats/${seat}/personal-data`, { method: "DELETE" });

/** Revokes a seat and hides its link. */
export async function revoke(competition: string, seat: string): Promise<void> {
  await fetchJson(`/v1/competitions/${competition}/seats/${seat}`, { method: "DELETE" });
  kept.value = { ...kept.peek(), [competition]: shownSeats(competition).filter(({ id }) => id !== seat) };
}
