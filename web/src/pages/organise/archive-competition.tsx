// Puts a competition away, or deletes it with all personal data.
import { useState } from "preact/hooks";
import { fetchJson } from "../../service/fetch-json";
import { say } from "../../words";
import { useRequest } from "./use-request";
import { Faults } from "./faults";
import { Field, Form } from "./fields";
import type { Work } from "./index";

export function ArchiveCompetition({ work }: { work: Work }) {
  const { id, competition } = work;
  const request = useRequest();
  const archive = async () => {
    await fetchJson(`/v1/competitions/${id}/archived`, { method: competition.archived ? "DELETE" : "PUT" });
    await work.reload();
  };
  return (
    <section aria-labelledby="put-away">
      <h2 id="put-away">{say("organise-put-away")}</h2>
      <p class="faint">{say(competition.archived ? "organise-is-archived" : "organise-archive-hint")}</p>
      <p>
        <button type="button" aria-disabled={request.isBusy} onClick={() => void request.run(archive)}>
          {say(competition.archived ? "organise-unarchive" : "organise-archive")}
        </button>
      </p>
      <Faults error={request.error} />
      <Delete work={work} />
    </section>
  );
}

/** Deletes the competition; its name has to be typed. */
function Delete({ work }: { work: Work }) {
  const { name: own } = work.competition.about;
  const [name, setName] = useState("");
  const request = useRequest();
  const remove = async () => {
    await fetchJson(`/v1/competitions/${work.id}/deletion`, { body: { name } });
    window.location.assign("/");
  };
  return (
    <details class="csv">
      <summary>{say("organise-delete")}</summary>
      <Form label={say("organise-delete")} send={() => void request.run(remove)}>
        <p>{say("organise-delete-hint", { name: own })}</p>
        <div class="row">
          <Field label={say("organise-delete-name")} required value={name} change={setName} class="long" />
          <button type="submit" disabled={name.trim() !== own.trim()} aria-disabled={request.isBusy}>
            {say("organise-delete-for-ever")}
          </button>
        </div>
        <Faults error={request.error} />
      </Form>
    </details>
  );
}
