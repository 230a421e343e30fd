// Links to the other pages of a competition.
import { is, me } from "../../me";
import { say } from "../../words";

/** The pages of a competition that the reader may open. */
export function Navigation({ id, officials }: { id: string; officials: string[] }) {
  const name = me.value?.official?.name;
  const seat = me.value?.seat;
  const isInCharge = (name !== undefined && officials.includes(name)) || seat?.competition === id;
  const isArbiter = is("arbiter") && isInCharge;
  return (
    <p class="ways">
      {isArbiter && (
        <a class="button main" href={`/competitions/${id}/arbiter`}>
          {say("competition-to-arbiter")}
        </a>
      )}
      {(is("organiser") || isArbiter) && (
        <a class="button" href={`/competitions/${id}/organise`}>
          {say("competition-to-organise")}
        </a>
      )}
      <a class="button" href={`/competitions/${id}/show`}>
        {say("competition-to-show")}
      </a>
    </p>
  );
}
