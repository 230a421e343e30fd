// The competition that the reader watches over as an arbiter: from then on, its boards are followed on every page.
import { computed, signal } from "@preact/signals";
import { me } from "./me";

const STORAGE_KEY = "adoube-arbiter";

const opened = signal<string | undefined>(localStorage.getItem(STORAGE_KEY) ?? undefined);

/** The competition of an arbiter's seat, or the one whose arbiter's pages an official opened last. */
export const duty = computed<string | undefined>(() => {
  const who = me.value;
  if (who?.seat?.role === "arbiter") return who.seat.competition;
  return who?.official && who.roles.includes("arbiter") ? opened.value : undefined;
});

/** Watches over a competition from now on. */
export function takeDuty(competition: string): void {
  if (opened.peek() === competition) return;
  opened.value = competition;
  localStorage.setItem(STORAGE_KEY, competition);
}
