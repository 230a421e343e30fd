// A small clock, counting on from the last report.
import { useBeat } from "../../clock/beat";
import { digits, timeAfter, TROUBLE } from "../../clock/time";
import type { ClockResponse } from "../../service/types";

export function Clock({ clock, heard }: { clock: ClockResponse; heard: number }) {
  const time = timeAfter(clock, useBeat(clock.runs) - heard);
  const isShort = clock.runs && !clock.flag && time < TROUBLE;
  const names = ["clock", clock.runs ? "runs" : "", isShort ? "trouble" : "", clock.flag ? "fallen" : ""];
  return <span class={names.filter((name) => name !== "").join(" ")}>{digits(time)}</span>;
}
