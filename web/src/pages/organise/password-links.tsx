// Password recovery for officials: a link that is shown once.
import { useState } from "preact/hooks";
import { fetchJson } from "../../service/fetch-json";
import type { OfficialResponse, PasswordLinkShown } from "../../service/types";
import { say } from "../../words";
import { useFetch } from "../competition/fetched";
import { Copy } from "../competition/copy";
import { useRequest } from "./use-request";
import { Faults } from "./faults";
import { Form, Select } from "./fields";
import { OpenLink } from "./open-link";

const pathOf = (name: string) => `/v1/officials/${encodeURIComponent(name)}/password-link`;

export function PasswordLinks() {
  const officials = useFetch<OfficialResponse[]>("/v1/officials");
  const [chosen, setChosen] = useState("");
  const [given, setGiven] = useState({ name: "", link: "" });
  const request = useRequest();
  const known = (officials.value ?? []).filter(({ disabled }) => !disabled);
  if (known.length === 0) return null;
  const name = known.some((official) => official.name === chosen) ? chosen : (known[0]?.name ?? "");
  const open = known.filter((official) => official["password-link-until"]);
  const give = async () => {
    const { link } = await fetchJson<PasswordLinkShown>(pathOf(name), { method: "PUT" });
    setGiven({ name, link });
    await officials.reload();
  };
  const withdraw = (whose: string) =>
    void request.run(async () => {
      await fetchJson(pathOf(whose), { method: "DELETE" });
      setGiven({ name: "", link: "" });
      await officials.reload();
    });
  const remove = (whose: string) =>
    void request.run(async () => {
      await fetchJson(`/v1/officials/${encodeURIComponent(whose)}/second-factor`, { method: "DELETE" });
      await officials.reload();
    });
  return (
    <Form label={say("organise-forgotten")} send={() => void request.run(give)}>
      <fieldset>
        <legend>{say("organise-forgotten")}</legend>
        <p class="faint">{say("organise-forgotten-hint")}</p>
        <div class="row">
          <Select label={say("organise-official")} value={name} change={setChosen} options={known.map((one) => [one.name, one.name])} />
          <button type="submit" aria-disabled={request.isBusy}>
            {say("organise-forgotten-make")}
          </button>
        </div>
        <Faults error={request.error} />
        {given.link !== "" && (
          <div class="once" role="status">
            <p>{say("organise-invite-once")}</p>
            <Copy text={given.link} label={say("organise-forgotten-link", { name: given.name })} />
          </div>
        )}
        <ul class="lines">
          {open.map(({ name: whose, "password-link-until": until }) => (
            <OpenLink key={whose} until={until ?? 0} label={say("organise-forgotten-withdraw-who", { name: whose })} withdraw={() => withdraw(whose)}>
              {whose}
            </OpenLink>
          ))}
        </ul>
        <ul class="lines">
          {known
            .filter((official) => official["second-factor"])
            .map(({ name: whose }) => (
              <li key={whose}>
                <span class="who">{say("organise-factor-of", { name: whose })}</span>
                <span class="deeds">
                  <button type="button" class="quiet" aria-disabled={request.isBusy} aria-label={say("organise-factor-remove-who", { name: whose })} onClick={() => remove(whose)}>
                    {say("organise-factor-remove")}
                  </button>
                </span>
              </li>
            ))}
        </ul>
      </fieldset>
    </Form>
  );
}
