// A clock in small, counting on from what the hall told.
import { useBeat } from "../../clock/beat";
import { digits, shown, TROUBLE } from "../../clock/time";
import type { ClockResponse } from "../../service/types";

export function Clock({ clock, heard }: { clock: ClockResponse; heard: number }) {
  const time = shown(clock, useBeat(clock.runs) - heard);
  const isShort = clock.runs && !clock.flag && time < TROUBLE;
  const names = ["clock", clock.runs ? "runs" : "", isShort ? "trouble" : "", clock.flag ? "fallen" : ""];
  return <span class={names.filter((name) => name !== "").join(" ")}>{digits(time)}</span>;
}
