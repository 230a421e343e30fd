// Numbers of articles as links; one that is not certain has a question mark.
import { printed } from "../../articles";
import { say } from "../../words";
import { lawAddress } from "./address";

interface Props {
  edition: string;
  articles: { number: string; verified: boolean }[];
}

export function Numbers({ edition, articles }: Props) {
  if (articles.length === 0) {
    return (
      <span class="faint">
        <span aria-hidden="true">–</span>
        <span class="unseen">{say("laws-not-there")}</span>
      </span>
    );
  }
  return (
    <span class="numbers">
      {articles.map(({ number, verified }, at) => (
        <>
          {at > 0 && ", "}
          <a href={lawAddress(edition, number)} title={say("article-title", { edition, number: printed(number) })}>
            {printed(number)}
            {!verified && "?"}
          </a>
        </>
      ))}
    </span>
  );
}
