// A slip for each seat: to show, copy, or print and cut.
import type { SeatShown } from "../../service/types";
import { say } from "../../words";
import { Copy } from "../competition/copy";
import type { Work } from "./index";
import { holderOf } from "./seats";

export function Slips({ work, seats }: { work: Work; seats: SeatShown[] }) {
  return (
    <>
      <div class="once no-print" role="status">
        <p>{say("organise-once")}</p>
        <button type="button" class="main" onClick={() => print()}>
          {say("organise-print")}
        </button>
      </div>
      <ul class="slips">
        {seats.map((seat) => (
          <Slip key={seat.id} seat={seat} work={work} />
        ))}
      </ul>
    </>
  );
}

function Slip({ seat, work }: { seat: SeatShown; work: Work }) {
  const name = holderOf(seat, work);
  return (
    <li class="slip card">
      <img src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(seat.qr)}`} alt={say("organise-qr", { name })} width={160} height={160} />
      <div>
        <h3>{name}</h3>
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
