// A button that accepts a file.
import { say } from "../../words";

interface Props {
  /** The label for screen readers, if the button text is not enough. */
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
            // Allows choosing the same file again after it was edited.
            event.currentTarget.value = "";
          }}
        />
      </label>
    </p>
  );
}

/** Reads a file as UTF-8; `undefined` if it has another encoding, which would silently lose letters. */
export async function utf8(file: File): Promise<string | undefined> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}
