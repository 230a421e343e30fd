// Shown to visitors without the arbiter's role: that it is missing, and how to sign in.
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
