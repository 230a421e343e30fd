// A clock in small, counting on from what the hall told.
import { useBeat } from "../../clock/beat";
import { digits, shown } from "../../clock/time";
import type { ClockSeen } from "../../service/types";

export function Clock({ clock, heard }: { clock: ClockSeen; heard: number }) {
  const passed = useBeat(clock.runs) - heard;
  const names = ["clock", clock.runs ? "runs" : "", clock.flag ? "fallen" : ""];
  return <span class={names.filter((name) => name !== "").join(" ")}>{digits(shown(clock, passed))}</span>;
}
