// The competitions of the hall, each with the links for its reader.
import type { CompetitionListed, CompetitionResponse } from "../../service/types";
import { say } from "../../words";
import { days, useFetch } from "../competition/fetched";
import { Navigation } from "../competition/navigation";

interface Props {
  competitions: CompetitionListed[];
  isOfficial: boolean;
}

export function Listed({ competitions, isOfficial }: Props) {
  return (
    <section aria-labelledby="competitions">
      <h2 id="competitions">{say("start-competitions")}</h2>
      <ul class="cards wide-cards">
        {competitions.map((competition) => (
          <li key={competition.id} class="card">
            <h3>
              <a href={`/competitions/${competition.id}`}>{competition.name}</a>
            </h3>
            <Facts competition={competition} />
            {isOfficial && <OwnWays id={competition.id} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ competition }: { competition: CompetitionListed }) {
  const place = [competition.place, days(competition.dates)].filter(Boolean).join(" · ");
  return (
    <>
      {place && <p class="faint">{place}</p>}
      <p class="faint">
        {say("competition-players-count", { count: competition.players })} · {say("start-rounds-count", { count: competition.rounds })}
      </p>
    </>
  );
}

/** Links for an official; the competition itself says who is in charge. */
function OwnWays({ id }: { id: string }) {
  const seen = useFetch<CompetitionResponse>(`/v1/competitions/${id}`);
  return seen.value ? <Navigation id={id} officials={seen.value.officials} /> : null;
}
