// Who is in charge, and invitations of officials.
import { useState } from "preact/hooks";
import { is, me } from "../../me";
import { fetchJson } from "../../service/fetch-json";
import type { InvitationResponse, InvitationShown, Office, OfficialResponse } from "../../service/types";
import { say } from "../../words";
import { useFetch } from "../competition/fetched";
import { Copy } from "../competition/copy";
import { useRequest } from "./use-request";
import { Backup } from "./backup";
import { Faults } from "./faults";
import { Field, Form, Select } from "./fields";
import { PasswordLinks } from "./password-links";
import { HallOfficials } from "./hall-officials";
import type { Work } from "./index";
import { OpenLink } from "./open-link";
import { OwnPassword } from "./password";

export function Officials({ work }: { work: Work }) {
  const isOrganiser = is("organiser");
  return (
    <section aria-labelledby="officials">
      <h2 id="officials">{say("organise-in-charge")}</h2>
      <InCharge work={work} isOrganiser={isOrganiser} />
      {isOrganiser && <Appoint work={work} />}
      {isOrganiser && <Invite />}
      {isOrganiser && <PasswordLinks />}
      {isOrganiser && <HallOfficials work={work} />}
      {isOrganiser && <Backup />}
      {me.value?.official && <OwnPassword />}
      {!isOrganiser && <p class="faint">{say("organise-organiser-appoints")}</p>}
    </section>
  );
}

function InCharge({ work, isOrganiser }: { work: Work; isOrganiser: boolean }) {
  const request = useRequest();
  const dismiss = (name: string) =>
    void request.run(async () => {
      await fetchJson(`/v1/competitions/${work.id}/officials/${encodeURIComponent(name)}`, { method: "DELETE" });
      await work.reload();
    });
  return (
    <>
      <ul class="lines">
        {work.competition.officials.map((name) => (
          <li key={name}>
            <span class="who">{name}</span>
            {isOrganiser && (
              <span class="deeds">
                <button type="button" class="quiet" aria-disabled={request.isBusy} aria-label={say("organise-dismiss-who", { name })} onClick={() => dismiss(name)}>
                  {say("organise-dismiss")}
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <Faults error={request.error} />
    </>
  );
}

function Appoint({ work }: { work: Work }) {
  const officials = useFetch<OfficialResponse[]>("/v1/officials");
  const [chosen, setChosen] = useState("");
  const request = useRequest();
  const free = (officials.value ?? []).filter(({ name, disabled }) => !disabled && !work.competition.officials.includes(name));
  if (free.length === 0) return null;
  const name = free.some((official) => official.name === chosen) ? chosen : (free[0]?.name ?? "");
  const appoint = async () => {
    await fetchJson(`/v1/competitions/${work.id}/officials/${encodeURIComponent(name)}`, { method: "PUT" });
    await work.reload();
  };
  const offices = (official: OfficialResponse) => official.offices.map((office) => say("organise-office-of", { office })).join(", ");
  return (
    <Form label={say("organise-appoint")} send={() => void request.run(appoint)}>
      <div class="row">
        <Select label={say("organise-official")} value={name} change={setChosen} options={free.map((one) => [one.name, `${one.name} (${offices(one)})`])} />
        <button type="submit" aria-disabled={request.isBusy}>
          {say("organise-appoint")}
        </button>
      </div>
      <Faults error={request.error} />
    </Form>
  );
}

const OFFICES: Office[] = ["arbiter", "organiser"];

/** Invites an official by a link, which is shown once. */
function Invite() {
  const invitations = useFetch<InvitationResponse[]>("/v1/invitations");
  const [note, setNote] = useState("");
  const [offices, setOffices] = useState<Office[]>(["arbiter"]);
  const [link, setLink] = useState("");
  const request = useRequest();
  const turn = (office: Office, isOn: boolean) => setOffices((before) => (isOn ? [...before, office] : before.filter((one) => one !== office)));
  const invite = async () => {
    const shown = await fetchJson<InvitationShown>("/v1/invitations", { body: { note, offices } });
    setLink(shown.link);
    setNote("");
    await invitations.reload();
  };
  const withdraw = (id: string) =>
    void request.run(async () => {
      await fetchJson(`/v1/invitations/${id}`, { method: "DELETE" });
      await invitations.reload();
    });
  return (
    <Form label={say("organise-invite")} send={() => void request.run(invite)}>
      <fieldset>
        <legend>{say("organise-invite")}</legend>
        <p class="faint">{say("organise-invite-hint")}</p>
        <div class="row">
          <Field label={say("organise-invite-whom")} value={note} change={setNote} />
          {OFFICES.map((office) => (
            <label key={office}>
              <input type="checkbox" checked={offices.includes(office)} onChange={(event) => turn(office, event.currentTarget.checked)} />
              {say("organise-office-of", { office })}
            </label>
          ))}
          <button type="submit" aria-disabled={request.isBusy}>
            {say("organise-invite-make")}
          </button>
        </div>
        <Faults error={request.error} />
        {link !== "" && (
          <div class="once" role="status">
            <p>{say("organise-invite-once")}</p>
            <Copy text={link} label={say("organise-invite-link")} />
          </div>
        )}
        <ul class="lines">
          {(invitations.value ?? []).map(({ id, note: whom, until, offices: brings }) => (
            <OpenLink key={id} until={until} label={say("organise-invite-withdraw-who", { name: whom })} withdraw={() => withdraw(id)}>
              {whom || say("organise-invite-nobody")} ({brings.map((office) => say("organise-office-of", { office })).join(", ")})
            </OpenLink>
          ))}
        </ul>
      </fieldset>
    </Form>
  );
}
