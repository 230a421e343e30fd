// The status of the connection, if worth mentioning.
import type { Signal } from "@preact/signals";
import type { ConnectionState } from "./service/stream";
import { say } from "./words";

export function ConnectionNotice({ line }: { line: Signal<ConnectionState> }) {
  return (
    <p role="status" class={line.value === "lost" ? "line lost" : "line"}>
      {line.value === "lost" ? say("line-lost") : line.value === "connecting" ? say("line-connecting") : ""}
    </p>
  );
}
