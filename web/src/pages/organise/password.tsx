// One's own password, by who still knows it.
import { useState } from "preact/hooks";
import { ask } from "../../service/ask";
import { say } from "../../words";
import { useDoing } from "./doing";
import { Faults } from "./faults";
import { Field, Form } from "./fields";

/** The fewest characters that the service takes. */
const LEAST = 10;
const EMPTY = { old: "", new: "" };

export function OwnPassword() {
  const [typed, type] = useState(EMPTY);
  const [isChanged, change] = useState(false);
  const doing = useDoing();
  const send = async () => {
    change(false);
    const isDone = await doing.run(() => ask("/v1/me/password", { method: "PUT", body: typed }));
    if (!isDone) return;
    type(EMPTY);
    change(true);
  };
  return (
    <Form label={say("organise-password")} send={() => void send()}>
      <fieldset>
        <legend>{say("organise-password")}</legend>
        <p class="faint">{say("organise-password-told", { least: LEAST })}</p>
        <div class="row">
          <Field label={say("organise-password-old")} type="password" autoComplete="current-password" required value={typed.old} change={(old) => type({ ...typed, old })} />
          <Field label={say("organise-password-new")} type="password" autoComplete="new-password" required value={typed.new} change={(fresh) => type({ ...typed, new: fresh })} />
          <button type="submit" aria-disabled={doing.isBusy}>
            {say("organise-password-change")}
          </button>
        </div>
        <Faults error={doing.error} />
        <p role="status">{isChanged ? say("organise-password-changed") : ""}</p>
      </fieldset>
    </Form>
  );
}
