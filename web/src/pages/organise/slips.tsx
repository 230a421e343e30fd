// A slip for each seat: to show, copy, or print and cut. They are in the order of the boards.
import { isLoopback } from "./loopback";
import type { SeatShown } from "../../service/types";
import { say } from "../../words";
import { Copy } from "../competition/copy";
import { PrintedTitle } from "../competition/print";
import { placesOf, type BoardPlace } from "./board-order";
import type { Work } from "./index";
import { holderOf } from "./seats";

export function Slips({ work, seats }: { work: Work; seats: SeatShown[] }) {
  const places = placesOf(work.rounds);
  const local = seats.find(({ link }) => isLoopback(link));
  return (
    <>
      <div class="once no-print" role="status">
        <p>{say("organise-once")}</p>
        <button type="button" class="main" onClick={() => print()}>
          {say("organise-print")}
        </button>
      </div>
      <PrintedTitle title={work.competition.about.name} />
      {local && <p class="only-print only-here">{say("organise-slip-only-here", { address: new URL(local.link).origin })}</p>}
      <ul class="slips">
        {seats.map((seat) => (
          <Slip key={seat.id} seat={seat} work={work} place={placeOf(seat, places)} />
        ))}
      </ul>
    </>
  );
}

const placeOf = ({ role }: SeatShown, places: Map<number, BoardPlace>): BoardPlace | undefined =>
  typeof role === "object" && "player" in role ? places.get(role.player) : undefined;

function Slip({ seat, work, place }: { seat: SeatShown; work: Work; place: BoardPlace | undefined }) {
  const name = holderOf(seat, work);
  return (
    <li class="slip card">
      <img src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(seat.qr)}`} alt={say("organise-qr", { name })} width={160} height={160} />
      <div>
        <h3>{name}</h3>
        {place && <p>{say("organise-slip-board", { ...place })}</p>}
        <p class="faint">{work.competition.about.name}</p>
        <p class="only-print">{seat.link}</p>
        <p class="only-print">{say("organise-slip-hint")}</p>
        <div class="no-print">
          <Copy text={seat.link} label={say("organise-link-of", { name })} />
        </div>
      </div>
    </li>
  );
}
