// A server for a test: the real binary, an empty folder, a free port.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const BINARY = process.env["HALL_BINARY"] ?? fileURLToPath(new URL("../../target/debug/adoube", import.meta.url));

export interface Hall {
  /** Its address, without a trailing slash. */
  address: string;
  /** The link for the first official. */
  first: string;
  /** Links to the seats of the demo, by the seat: the players by name, the arbiter as "". */
  seats: Map<string, string>;
  /** Lets it stand still, like a line that carries nothing. */
  pause(): void;
  resume(): void;
  /** Kills it, like a power failure. */
  kill(): Promise<void>;
  /** Starts it again on the same port, with its data. */
  reopen(): Promise<void>;
  /** Kills it and removes its data. */
  close(): Promise<void>;
}

export async function open({ demo = true } = {}): Promise<Hall> {
  const folder = mkdtempSync(join(tmpdir(), "hall-"));
  let running = await start(folder, "127.0.0.1:0", demo, demo ? 6 : 1);
  const kill = async () => {
    if (running.process.exitCode !== null || running.process.signalCode !== null) return;
    const ended = new Promise((end) => running.process.once("exit", end));
    running.process.kill("SIGKILL");
    await ended;
  };
  return {
    address: running.address,
    first: running.links.find(([, link]) => link.includes("/first/"))?.[1] ?? "",
    seats: seats(running.links),
    pause: () => void running.process.kill("SIGSTOP"),
    resume: () => void running.process.kill("SIGCONT"),
    kill,
    reopen: async () => {
      running = await start(folder, new URL(running.address).host, demo, 0);
    },
    close: async () => {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}

interface Running {
  process: ChildProcess;
  address: string;
  /** Matches lines that end in a link: the text before it, and the link. */
  links: [string, string][];
}

/**
 * Starts it and reads its output until it is ready and has printed `wanted` links: for its first official, and for
 * the five seats of the demo.
 */
async function start(folder: string, listen: string, demo: boolean, wanted: number): Promise<Running> {
  const options = ["serve", "--data", folder, "--listen", listen, "--lang", "en", "--log-level", "warn"];
  const child = spawn(BINARY, demo ? [...options, "--demo"] : options, { stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const deadline = Date.now() + 60_000;
  const links = () => [...printed.matchAll(/^(?:(.*): )?(http:\S+)\n/gm)];
  while ((links().length < wanted || !(await isOpen(printed))) && Date.now() < deadline) await pause(50);
  const address = address_in(printed);
  if (!address || links().length < wanted) throw new Error(`the hall did not open: ${printed}`);
  return { process: child, address, links: links().map(([, who, link]) => [(who ?? "").trim(), link ?? ""]) };
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const address_in = (printed: string) => /http:\/\/[\d.]+:\d+/.exec(printed)?.[0];

/** Returns whether it answers. */
async function isOpen(printed: string): Promise<boolean> {
  const address = address_in(printed);
  if (!address) return false;
  return fetch(`${address}/health`).then((answer) => answer.ok).catch(() => false);
}

function seats(links: [string, string][]): Map<string, string> {
  const seats = links.filter(([, link]) => link.includes("/seat/"));
  return new Map(seats.map(([who, link], at) => [at === 0 ? "" : who, link]));
}
