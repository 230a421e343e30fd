// Changing one's own password.
import { useState } from "preact/hooks";
import { me } from "../../me";
import { fetchJson } from "../../service/fetch-json";
import { say } from "../../words";
import { useRequest } from "./use-request";
import { Faults } from "./faults";
import { Field, Form } from "./fields";

/** The minimum length that the server accepts. */
const MIN_LENGTH = 10;
const EMPTY = { old: "", new: "" };

export function OwnPassword() {
  const [typed, setTyped] = useState(EMPTY);
  const [isChanged, setChanged] = useState(false);
  const request = useRequest();
  const send = async () => {
    setChanged(false);
    const isDone = await request.run(() => fetchJson("/v1/me/password", { method: "PUT", body: typed }));
    if (!isDone) return;
    setTyped(EMPTY);
    setChanged(true);
  };
  return (
    <Form label={say("organise-password")} send={() => void send()}>
      <fieldset>
        <legend>{say("organise-password")}</legend>
        <p class="faint">{say("organise-password-hint", { least: MIN_LENGTH })}</p>
        <div class="row">
          <Field label={say("organise-password-old")} type="password" autoComplete="current-password" required value={typed.old} change={(old) => setTyped({ ...typed, old })} />
          <Field label={say("organise-password-new")} type="password" autoComplete="new-password" required value={typed.new} change={(fresh) => setTyped({ ...typed, new: fresh })} />
          <button type="submit" aria-disabled={request.isBusy}>
            {say("organise-password-change")}
          </button>
        </div>
        <Faults error={request.error} />
        <p>
          <a href="/second-factor">{say("organise-second-factor", { is: me.value?.official?.["second-factor"] === undefined ? "off" : "on" })}</a>
        </p>
        <p role="status">{isChanged ? say("organise-password-changed") : ""}</p>
      </fieldset>
    </Form>
  );
}
