// Who is no arbiter here is told so, and how to become one to the hall.
import { say } from "../../words";

export function OnlyForArbiters() {
  return (
    <section class="card only-arbiters">
      <h1>{say("arbiter-only-title")}</h1>
      <p>{say("arbiter-only")}</p>
      <p>
        <a class="button main" href="/sign-in">
          {say("arbiter-only-sign-in")}
        </a>
      </p>
    </section>
  );
}
