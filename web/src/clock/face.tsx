// One side of a chess clock: a dial with hands and flag, digits, and the lever on top.
import type { ComponentChildren } from "preact";
import type { Colour, Display } from "../service/types";
import { say } from "../words";
import { digits, LAST_SECONDS, timeAfter } from "./time";

import "./clock.css";

export interface Props {
  colour: Colour;
  name: string;
  display: Display;
  /** Milliseconds since the last update from the server. */
  passed: number;
  /** Its place beside the board. */
  side: "own" | "other";
  /** Whether the lever is down: the other clock runs. */
  isDown: boolean;
  /** The top: a decorative lever, or a button. */
  lever: ComponentChildren;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export function Face({ colour, name, display, passed, side, isDown, lever }: Props) {
  const time = timeAfter(display, passed);
  const isShort = display.runs && !display.flag && time < LAST_SECONDS;
  const classes = ["face", side, colour, display.runs ? "runs" : "", isShort ? "short" : "", display.flag ? "fallen" : "", isDown ? "down" : ""];
  return (
    <section class={classes.filter(Boolean).join(" ")} aria-label={say("clock-of", { name, colour })}>
      {lever}
      <Dial time={time} hasFallen={display.flag} />
      <p class="digits" role="timer" aria-label={say("clock-time")}>
        <span class="time">{digits(time)}</span>
      </p>
      <p class="who">
        <span class={`stone ${colour}`} aria-hidden="true" />
        <span class="name">{name}</span>
        <span class="unseen">{say("clock-colour", { colour })}</span>
      </p>
      <p class="signs">
        {display.runs && <span class="sign">{say("clock-runs")}</span>}
        {display.flag && <strong class="sign fallen">{say("clock-flag")}</strong>}
        {typeof display.counter === "number" && <span class="faint">{say("clock-counter", { count: display.counter })}</span>}
      </p>
    </section>
  );
}

/** The lever of a side that is not the reader's. */
export const Lever = () => <span class="lever" aria-hidden="true" />;

/** Places the hands as far before twelve as there is time left; near it the minute hand lifts the flag. */
function Dial({ time, hasFallen }: { time: number; hasFallen: boolean }) {
  const minute = -((time % HOUR) / HOUR) * 360;
  const hour = -((time % (12 * HOUR)) / (12 * HOUR)) * 360;
  const second = -((time % MINUTE) / MINUTE) * 360;
  const lift = hasFallen ? 0 : Math.max(0, 1 - time / (3 * MINUTE)) * -70;
  return (
    <svg class="dial" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle class="rim" r="48" />
      <circle class="plate" r="44" />
      {Array.from({ length: 60 }, (_, at) => (
        <line key={at} class={at % 5 === 0 ? "mark five" : "mark"} y1="-42" y2={at % 5 === 0 ? "-36" : "-39.5"} transform={`rotate(${at * 6})`} />
      ))}
      <path class="flag" d="M0 -41 L0 -29 L-7 -32 Z" transform={`rotate(${hasFallen ? 0 : lift} 0 -41)`} />
      <line class="hand hour" y2="-22" transform={`rotate(${hour})`} />
      <line class="hand minute" y2="-35" transform={`rotate(${minute})`} />
      <line class="hand second" y1="6" y2="-38" transform={`rotate(${second})`} />
      <circle class="pin" r="2.5" />
    </svg>
  );
}
