// A backup of the whole hall: made with one press, then downloaded.
import { useState } from "preact/hooks";
import { fetchJson } from "../../service/fetch-json";
import type { BackupListed, BackupMade } from "../../service/types";
import { say } from "../../words";
import { useFetch } from "../competition/fetched";
import { useRequest } from "./use-request";
import { Faults } from "./faults";

/** How many backups are offered. */
const SHOWN = 3;

const megabytes = (bytes: number) => Math.max(0.1, Math.round(bytes / 100_000) / 10);

export function Backup() {
  const backups = useFetch<BackupListed[]>("/v1/backups");
  const [made, setMade] = useState<BackupMade | undefined>(undefined);
  const request = useRequest();
  const make = async () => {
    setMade(undefined);
    setMade(await fetchJson<BackupMade>("/v1/backups", { method: "POST" }));
    await backups.reload();
  };
  return (
    <fieldset class="backup">
      <legend>{say("organise-backup")}</legend>
      <p class="faint">{say("organise-backup-hint")}</p>
      <button type="button" data-do="backup" aria-disabled={request.isBusy} onClick={() => void request.run(make)}>
        {say("organise-backup-make")}
      </button>
      <p role="status">
        {request.isBusy && say("organise-backup-making")}
        {made && (made.whole ? say("organise-backup-made", { games: made.games, entries: made.entries }) : say("organise-backup-not-whole"))}
      </p>
      <Faults error={request.error ?? backups.error} />
      <ul class="row-list">
        {(backups.value ?? []).slice(0, SHOWN).map(({ name, bytes }) => (
          <li key={name}>
            <a class="button" href={`/v1/backups/${name}`} download={name}>
              {say("organise-backup-take", { name, size: megabytes(bytes) })}
            </a>
          </li>
        ))}
      </ul>
      {(backups.value ?? []).length > 0 && <p class="faint">{say("organise-backup-kept")}</p>}
    </fieldset>
  );
}
