// A way back for an official who has forgotten the password: a link, which is shown once.
import { useState } from "preact/hooks";
import { ask } from "../../service/ask";
import type { OfficialSeen, PasswordLinkShown } from "../../service/types";
import { say } from "../../words";
import { useAsked } from "../competition/asked";
import { Copy } from "../competition/copy";
import { useDoing } from "./doing";
import { Faults } from "./faults";
import { Form, Select } from "./fields";
import { OpenLink } from "./open-link";

const pathOf = (name: string) => `/v1/officials/${encodeURIComponent(name)}/password-link`;

export function Forgotten() {
  const officials = useAsked<OfficialSeen[]>("/v1/officials");
  const [chosen, choose] = useState("");
  const [given, show] = useState({ name: "", link: "" });
  const doing = useDoing();
  const known = (officials.value ?? []).filter(({ disabled }) => !disabled);
  if (known.length === 0) return null;
  const name = known.some((official) => official.name === chosen) ? chosen : (known[0]?.name ?? "");
  const open = known.filter((official) => official["password-link-until"]);
  const give = async () => {
    const { link } = await ask<PasswordLinkShown>(pathOf(name), { method: "PUT" });
    show({ name, link });
    await officials.again();
  };
  const withdraw = (whose: string) =>
    void doing.run(async () => {
      await ask(pathOf(whose), { method: "DELETE" });
      show({ name: "", link: "" });
      await officials.again();
    });
  return (
    <Form label={say("organise-forgotten")} send={() => void doing.run(give)}>
      <fieldset>
        <legend>{say("organise-forgotten")}</legend>
        <p class="faint">{say("organise-forgotten-told")}</p>
        <div class="row">
          <Select label={say("organise-official")} value={name} change={choose} options={known.map((one) => [one.name, one.name])} />
          <button type="submit" aria-disabled={doing.isBusy}>
            {say("organise-forgotten-make")}
          </button>
        </div>
        <Faults error={doing.error} />
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
      </fieldset>
    </Form>
  );
}
