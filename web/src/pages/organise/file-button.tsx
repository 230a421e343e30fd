// A button that takes a file.
import { say } from "../../words";

interface Props {
  /** What screen readers say of it, where the button alone does not say enough. */
  label?: string;
  accept: string;
  take(file: File): void;
}

export function FileButton({ label, accept, take }: Props) {
  return (
    <p>
      <label class="button file">
        {say("organise-csv-file")}
        <input
          class="unseen"
          type="file"
          aria-label={label}
          accept={accept}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) take(file);
            // The same file can be chosen again after it was mended.
            event.currentTarget.value = "";
          }}
        />
      </label>
    </p>
  );
}

/** The text of a file in UTF-8; nothing if it is in another encoding, which would lose letters without anybody noticing. */
export async function utf8(file: File): Promise<string | undefined> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}
