import { render } from "preact";
import { Frame } from "./frame";
import { followLinks } from "./route";
import { speak } from "./words";

await speak();
followLinks();
const app = document.getElementById("app");
if (app) {
  app.replaceChildren();
  render(<Frame />, app);
}
