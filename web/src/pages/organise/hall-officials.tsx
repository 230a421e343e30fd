// The officials of the hall: disabled, enabled, removed with their personal data.
import { me } from "../../me";
import { fetchJson } from "../../service/fetch-json";
import type { OfficialResponse } from "../../service/types";
import { say } from "../../words";
import { useFetch } from "../competition/fetched";
import { Ask } from "./ask";
import { useRequest } from "./use-request";
import { Faults } from "./faults";
import type { Work } from "./index";

export function HallOfficials({ work }: { work: Work }) {
  const officials = useFetch<OfficialResponse[]>("/v1/officials");
  const request = useRequest();
  const others = (officials.value ?? []).filter(({ name }) => name !== me.value?.official?.name);
  if (others.length === 0) return null;
  const change = async (method: "PUT" | "DELETE", path: string) => {
    await fetchJson(`/v1/officials/${path}`, { method });
    await Promise.all([officials.reload(), work.reload()]);
  };
  return (
    <details class="csv">
      <summary>{say("organise-all-officials")}</summary>
      <p class="faint">{say("organise-all-officials-hint")}</p>
      <Faults error={request.error} />
      <ul class="lines">
        {others.map(({ name, disabled, offices }) => (
          <li key={name}>
            <span class="who">
              {name}
              <span class="faint"> {[...offices.map((office) => say("organise-office-of", { office })), ...(disabled ? [say("organise-disabled")] : [])].join(" · ")}</span>
            </span>
            <span class="deeds">
              <button
                type="button"
                class="quiet"
                aria-disabled={request.isBusy}
                aria-label={say(disabled ? "organise-enable-who" : "organise-disable-who", { name })}
                onClick={() => void request.run(() => change(disabled ? "DELETE" : "PUT", `${encodeURIComponent(name)}/disabled`))}
              >
                {say(disabled ? "organise-enable" : "organise-disable")}
              </button>
              <Ask
                label={say("organise-remove")}
                name={say("organise-remove-who", { name })}
                question={say("organise-remove-official-question", { name })}
                yes={say("organise-remove")}
                look="quiet"
                act={() => change("DELETE", encodeURIComponent(name))}
              />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
