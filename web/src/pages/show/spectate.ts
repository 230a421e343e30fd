// A stream as anybody outside would have it: without the cookie, so that an arbiter's screen in the hall is as far behind
// the games as was announced for spectators.
import { signal } from "@preact/signals";
import { follow, type Line, type Stream } from "../../service/stream";
import { language } from "../../words";

type Ears = Record<string, (data: never) => void>;

/** After so many milliseconds a lost line is tried again. */
const RETRY = 2000;

/** Follows as a stranger; where strangers may not look, as oneself, and says so. */
export function spectate(path: string, ears: Ears, asOneself: () => void): Stream {
  const line = signal<Line>("connecting");
  const ending = new AbortController();
  let own: Stream | undefined;
  const run = async () => {
    while (!ending.signal.aborted) {
      const answer = await fetch(`${path}?lang=${language.peek()}`, {
        credentials: "omit",
        headers: { accept: "text/event-stream" },
        signal: ending.signal,
      }).catch(() => undefined);
      if (answer?.status === 401 || answer?.status === 403 || answer?.status === 404) break;
      if (answer?.ok && answer.body) {
        line.value = "open";
        await listen(answer.body, ears).catch(() => undefined);
      }
      if (ending.signal.aborted) return;
      line.value = "lost";
      await new Promise((done) => setTimeout(done, RETRY));
    }
    if (ending.signal.aborted) return;
    asOneself();
    own = follow(path, ears);
    own.line.subscribe((value) => (line.value = value));
  };
  void run();
  return {
    line,
    close: () => {
      ending.abort();
      own?.close();
    },
  };
}

/** Reads Server-Sent Events until the stream ends. */
async function listen(body: ReadableStream<Uint8Array>, ears: Ears): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + value).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) hear(block, ears);
  }
}

function hear(block: string, ears: Ears): void {
  const field = (name: string) =>
    block
      .split("\n")
      .filter((text) => text.startsWith(`${name}:`))
      .map((text) => text.slice(name.length + 1).trimStart())
      .join("\n");
  const data = field("data");
  const ear = ears[field("event")];
  if (ear && data !== "") ear(JSON.parse(data) as never);
}
