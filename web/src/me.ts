// The reader's identity and roles.
import { signal } from "@preact/signals";
import { fetchWhenReached } from "./service/fetch-json";
import type { Me } from "./service/types";

const STRANGER: Me = { roles: ["stranger"], language: "" };

export const me = signal<Me | undefined>(undefined);

/** Fetches the identity again: after signing in or out, or when a seat was taken. */
export async function loadMe(): Promise<void> {
  me.value = await fetchWhenReached<Me>("/v1/me").catch(() => STRANGER);
}

/** Returns whether the reader has this role anywhere. */
export const is = (role: string): boolean => me.value?.roles.includes(role) ?? false;
