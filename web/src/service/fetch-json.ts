// Requests to the server, with its problem documents as errors.
import { language, type Language } from "../words";
import type { Detail } from "./types";

/** An error from the server, in the reader's language: `application/problem+json`. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    /** The articles on which a refusal rests. */
    readonly article: string | undefined,
    readonly edition: string | undefined,
    readonly code: string | undefined,
    /** All errors, each with its place in a text that was sent. */
    readonly errors: Detail[] = [],
    /** The language of the texts. */
    readonly language: Language = "en",
  ) {
    super(detail || title);
  }
}

/** The server cannot be reached. */
export class Unreachable extends Error {}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface RequestOptions {
  method?: Method;
  body?: unknown;
  /** A body that is not JSON, such as a CSV file, and its media type. */
  raw?: { type: string; text: string | ArrayBuffer };
  headers?: Record<string, string>;
  /** The time in milliseconds after which the server counts as unreachable. */
  timeoutMs?: number;
}

/** Sends a request and parses the response, or throws a `Problem`. */
export async function fetchJson<T>(path: string, question: RequestOptions = {}): Promise<T> {
  const asked = language.value;
  const headers: Record<string, string> = { "accept-language": asked, ...question.headers };
  let body: string | ArrayBuffer | undefined;
  if (question.raw) {
    headers["content-type"] = question.raw.type;
    body = question.raw.text;
  } else if (question.body !== undefined) {
    headers["content-type"] = "application/json";
    body = JSON.stringify(question.body);
  }
  const method = question.method ?? (body === undefined ? "GET" : "POST");
  const limit = question.timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(question.timeoutMs) };
  const answer = await fetch(path, { method, headers, ...limit, ...(body === undefined ? {} : { body }) }).catch(() => {
    throw new Unreachable(path);
  });
  const type = answer.headers.get("content-type") ?? "";
  const content: unknown = type.includes("json") ? await answer.json() : await answer.text();
  if (!answer.ok) throw problem(answer.status, content, asked);
  return content as T;
}

/** How long in milliseconds a page waits before it looks for the server again. */
export const RETRY_MS = 2000;

export const pause = (milliseconds: number): Promise<void> => new Promise((done) => void setTimeout(done, milliseconds));

/** Reads what a page cannot do without, as soon as the server can be reached. */
export async function fetchWhenReached<T>(path: string): Promise<T> {
  for (;;) {
    try {
      return await fetchJson<T>(path);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await pause(RETRY_MS);
    }
  }
}

function problem(status: number, content: unknown, asked: Language): Problem {
  const problem = (typeof content === "object" && content !== null ? content : {}) as Record<string, unknown>;
  const text = (name: string) => (typeof problem[name] === "string" ? problem[name] : undefined);
  const errors = Array.isArray(problem["errors"]) ? (problem["errors"] as Detail[]) : [];
  return new Problem(status, text("title") ?? String(status), text("detail") ?? "", text("article"), text("edition"), text("code"), errors, asked);
}
