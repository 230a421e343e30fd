// Display options, and the keyboard shortcuts.
import { FullScreen } from "../../full-screen";
import { say } from "../../words";
import type { Mode } from "./hand";
import { set, settings, type Settings } from "./settings";
import { play } from "./sound";

type Switch = Exclude<keyof Settings, "hasPressed">;

const ALWAYS: Switch[] = ["isFlipped", "coordinates", "figurines", "sounds"];
const ON_A_SCREEN: Switch[] = ["pressesWithMove", "touches"];
/** Keys and their labels; the space bar has none. */
const KEYS: Record<string, string | undefined> = { arrows: "← ↑ → ↓", enter: "Enter", space: undefined, escape: "Esc", step: "← →", flip: "F" };

export function Options({ mode, plays }: { mode: Mode | undefined; plays: boolean }) {
  const change = (name: Switch, isOn: boolean) => {
    set({ [name]: isOn });
    // Switching sounds on plays one at once; a browser is silent until the user has pressed something.
    if (name === "sounds" && isOn) play("move");
  };
  const switches = mode === "enforced" && plays ? [...ALWAYS, ...ON_A_SCREEN] : ALWAYS;
  return (
    <details class="options">
      <summary>{say("play-options-title")}</summary>
      {switches.map((name) => (
        <p key={name}>
          <label>
            <input type="checkbox" data-setting={name} checked={settings.value[name]} onChange={(event) => change(name, event.currentTarget.checked)} />
            {say("play-options-switch", { name })}
          </label>
        </p>
      ))}
      <p>
        <FullScreen />
      </p>
      <h2>{say("play-keys-title")}</h2>
      <dl class="keys">
        {Object.entries(KEYS).map(([key, sign]) => (
          <div key={key}>
            <dt>
              <kbd>{sign ?? say("play-keys-space")}</kbd>
            </dt>
            <dd>{say("play-keys-does", { key })}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
