// Display options, and the link back; hidden while idle.
import { useEffect, useState } from "preact/hooks";
import { FullScreen } from "../../full-screen";
import { go } from "../../route";
import { say } from "../../words";
import { addressWith } from "../competition/tabs";
import { BOARDS_PER_PAGE, INTERVALS_SECONDS, type DisplayOptions } from "./display-options";

/** The idle time in milliseconds after which the controls are hidden. */
const IDLE_MS = 5000;

interface Props {
  id: string;
  rounds: number[];
  round: number;
  wanted: DisplayOptions;
}

export function Controls({ id, rounds, round, wanted }: Props) {
  const isAwake = useAwake();
  const setOption = (name: string, value: string) => go(addressWith({ [name]: value }));
  return (
    <form class={isAwake ? "controls awake" : "controls"} aria-label={say("show-controls")} onSubmit={(event) => event.preventDefault()}>
      <a class="button" href={`/competitions/${id}`}>
        {say("show-back")}
      </a>
      <Choice label={say("show-round")} value={round} all={rounds} name={(one) => String(one)} choose={(one) => setOption("round", one)} />
      <Choice label={say("show-each")} value={wanted.boardsPerPage} all={BOARDS_PER_PAGE} name={(one) => String(one)} choose={(one) => setOption("each", one)} />
      <Choice
        label={say("show-every")}
        value={wanted.intervalSeconds}
        all={INTERVALS_SECONDS}
        name={(seconds) => say("show-seconds", { seconds })}
        choose={(one) => setOption("every", one)}
      />
      <Boards wanted={wanted} setOption={setOption} />
      <button type="button" onClick={() => setOption("look", wanted.isLight ? "dark" : "light")}>
        {say(wanted.isLight ? "show-dark" : "show-light")}
      </button>
      <FullScreen />
    </form>
  );
}

interface ChoiceProps {
  label: string;
  value: number;
  all: number[];
  name(one: number): string;
  choose(one: string): void;
}

function Choice({ label, value, all, name, choose }: ChoiceProps) {
  const known = all.includes(value) ? all : [...all, value].sort((one, other) => one - other);
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {known.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The boards by their numbers. */
function Boards({ wanted, setOption }: { wanted: DisplayOptions; setOption(name: string, value: string): void }) {
  return (
    <label>
      {say("show-boards")}
      <input
        size={8}
        inputMode="text"
        placeholder={say("show-all-boards")}
        value={wanted.boards?.join(",") ?? ""}
        onChange={(event) => setOption("boards", event.currentTarget.value.replaceAll(/[^\d,]/g, ""))}
      />
    </label>
  );
}

/** Returns whether there was recent user input. */
function useAwake(): boolean {
  const [isAwake, setAwake] = useState(true);
  useEffect(() => {
    let timer = setTimeout(() => setAwake(false), IDLE_MS);
    const stir = () => {
      setAwake(true);
      clearTimeout(timer);
      timer = setTimeout(() => setAwake(false), IDLE_MS);
    };
    const kinds = ["pointermove", "pointerdown", "keydown"] as const;
    for (const kind of kinds) addEventListener(kind, stir);
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) removeEventListener(kind, stir);
    };
  }, []);
  return isAwake;
}
