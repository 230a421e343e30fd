// Seats: links and codes to hand out, those in use, and revoking them.
import { useState } from "preact/hooks";
import { is, me } from "../../me";
import type { SeatRole, SeatResponse } from "../../service/types";
import { say } from "../../words";
import { instant } from "../competition/fetched";
import { nameOf } from "../competition/names";
import { AddressChoice, useAddress } from "./address";
import { Ask } from "./ask";
import { inBoardOrder } from "./board-order";
import { useRequest } from "./use-request";
import { Faults } from "./faults";
import { Field, Form, Select } from "./fields";
import type { Work } from "./index";
import { withoutSeat } from "./next";
import { give, giveAll, removeName, revoke, shownSeats } from "./shown";
import { Slips } from "./slips";

/** Only officials, not seat holders, may give seats to arbiters. */
const givesArbiters = (): boolean => Boolean(me.value?.official);

/** Describes the holder of a seat. */
export function holderOf({ id, role, name: arbiter }: { id: string; role: SeatRole; name?: string | null }, work: Work): string {
  // The log of a game names a spectator's seat by its id.
  if (role === "spectator") return `${say("organise-seat-of", { role })} #${id}`;
  if (typeof role === "string") return arbiter ? `${arbiter} (${say("organise-seat-of", { role })})` : say("organise-seat-of", { role });
  const no = "player" in role ? role.player : role.assistant;
  const name = nameOf(work.players, no);
  return "player" in role ? name : say("organise-assistant-of", { name });
}

export function Seats({ work }: { work: Work }) {
  const shown = inBoardOrder(shownSeats(work.id), work.rounds);
  const request = useRequest();
  const address = useAddress(work).value;
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const used = chosen ?? address?.address;
  const without = withoutSeat(work.players, work.seats);
  const all = (renew: boolean) => async () => {
    await giveAll(work.id, { renew, ...(chosen && { address: chosen }) });
    await work.reload();
  };
  return (
    <section aria-labelledby="seats">
      <div class="no-print">
        <h2 id="seats">{say("organise-part", { part: "seats" })}</h2>
        <p>{say("organise-seats-hint")}</p>
        <AddressChoice address={address} chosen={used ?? ""} choose={setChosen} />
        <div class="row">
          {without.length > 0 && (
            <button type="button" aria-disabled={request.isBusy} onClick={() => void request.run(all(false))}>
              {say("organise-give-missing", { count: without.length })}
            </button>
          )}
          {without.length < work.players.length && (
            <Ask label={say("organise-renew-all")} question={say("organise-renew-all-sure", { count: work.players.length })} yes={say("organise-renew-all-yes")} act={all(true)} />
          )}
        </div>
        <Faults error={request.error} />
      </div>
      {shown.length > 0 && <Slips work={work} seats={shown} />}
      <div class="no-print other-seats">
        <GiveOne work={work} address={chosen} />
        <Given work={work} />
      </div>
    </section>
  );
}

/** Gives a seat to a particular person. */
function GiveOne({ work, address }: { work: Work; address: string | undefined }) {
  const [role, setRole] = useState(givesArbiters() ? "arbiter" : "spectator");
  const [name, setName] = useState("");
  const [isProgram, setProgram] = useState(false);
  const isPlayer = role.startsWith("player ");
  const request = useRequest();
  const options: [string, string][] = [
    ...(givesArbiters() ? [["arbiter", say("organise-seat-of", { role: "arbiter" })] as [string, string]] : []),
    ["spectator", say("organise-seat-of", { role: "spectator" })],
    ...work.players.map(({ no, name }): [string, string] => [`player ${no}`, name]),
    ...work.players.map(({ no, name }): [string, string] => [`assistant ${no}`, say("organise-assistant-of", { name })]),
  ];
  const meant = (): SeatRole => {
    const [kind, no] = role.split(" ");
    if (kind === "player") return { player: Number(no) };
    if (kind === "assistant") return { assistant: Number(no) };
    return kind === "spectator" ? "spectator" : "arbiter";
  };
  const send = async () => {
    await give(work.id, meant(), { name: role === "arbiter" ? name.trim() : "", program: isPlayer && isProgram, address });
    setName("");
    setProgram(false);
    await work.reload();
  };
  return (
    <Form label={say("organise-give-one")} send={() => void request.run(send)}>
      <fieldset>
        <legend>{say("organise-give-one")}</legend>
        <div class="row">
          <Select label={say("organise-for-whom")} value={role} change={setRole} options={options} />
          {role === "arbiter" && <Field label={say("organise-arbiter-name")} value={name} change={setName} />}
          {isPlayer && (
            <label>
              <input type="checkbox" checked={isProgram} onChange={(event) => setProgram(event.currentTarget.checked)} /> {say("organise-program")}
            </label>
          )}
          <button type="submit" aria-disabled={request.isBusy}>
            {say("organise-give")}
          </button>
        </div>
        <Faults error={request.error} />
      </fieldset>
    </Form>
  );
}

/** The valid seats, and those that still have a name. */
function Given({ work }: { work: Work }) {
  const holding = inBoardOrder(work.seats.filter(({ revoked, name }) => !revoked || name), work.rounds);
  if (holding.length === 0) return null;
  return (
    <>
      <h3>{say("organise-given")}</h3>
      <ul class="lines">
        {holding.map((seat) => (
          <GivenSeat key={seat.id} work={work} seat={seat} />
        ))}
      </ul>
    </>
  );
}

function GivenSeat({ work, seat }: { work: Work; seat: SeatResponse }) {
  const request = useRequest();
  const name = holderOf(seat, work);
  const end = (isRenewed: boolean) =>
    void request.run(async () => {
      // The new one first: if anything fails, nobody is left without a seat.
      if (isRenewed) await give(work.id, seat.role, { name: seat.role === "arbiter" ? (seat.name ?? "") : "", program: seat.program });
      await revoke(work.id, seat.id);
      await work.reload();
    });
  return (
    <li>
      <span class="who">
        {name} {seat.program && <span class="faint">({say("organise-program-mark")})</span>}{" "}
        <span class="faint">{seat.revoked ? say("organise-revoked-at", { at: instant(seat.revoked) }) : say("organise-given-at", { at: instant(seat.given) })}</span>
      </span>
      <span class="deeds">
        {seat.name && is("organiser") && (
          <Ask
            label={say("organise-remove-name")}
            name={say("organise-remove-name-who", { name: seat.name })}
            question={say("organise-remove-name-question", { name: seat.name })}
            yes={say("organise-remove-name")}
            look="quiet"
            act={async () => {
              await removeName(work.id, seat.id);
              await work.reload();
            }}
          />
        )}
        {!seat.revoked && (seat.role !== "arbiter" || givesArbiters()) && (
          <button type="button" class="quiet" aria-disabled={request.isBusy} aria-label={say("organise-renew-who", { name })} onClick={() => end(true)}>
            {say("organise-renew")}
          </button>
        )}
        {!seat.revoked && (
          <button type="button" class="quiet" aria-disabled={request.isBusy} aria-label={say("organise-revoke-who", { name })} onClick={() => end(false)}>
            {say("organise-revoke")}
          </button>
        )}
      </span>
      <Faults error={request.error} />
    </li>
  );
}
