import { render } from "preact";
import { Frame } from "./frame";
import { reloadWhenReached } from "./reload";
import { followLinks } from "./route";
import { speak } from "./words";

// Without texts nothing can be shown: the browser has to load them again.
await speak().catch(reloadWhenReached);
followLinks();
const app = document.getElementById("app");
if (app) {
  app.replaceChildren();
  render(<Frame />, app);
}
