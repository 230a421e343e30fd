// A visitor who is no arbiter gets to know it, and how to sign in as one.
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
