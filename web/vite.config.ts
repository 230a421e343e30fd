import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

/** The server that pages in development talk to. */
const hall = process.env["HALL"] ?? "http://127.0.0.1:8080";

const PLAIN = "plain.html";

/** The shell of the pages that the server renders itself: the usual one, with another script. */
const plainShell: Plugin = {
  name: "plain-shell",
  resolveId: (id) => (id.endsWith(PLAIN) ? id : null),
  load: (id) => (id.endsWith(PLAIN) ? readFileSync(new URL("index.html", import.meta.url), "utf8").replace("/src/main.tsx", "/src/plain.ts") : null),
};

export default defineConfig({
  plugins: [plainShell],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: {
    proxy: { "/v1": hall, "/seat": hall, "/first": hall, "/sign-in": hall, "/without-sight": hall },
    fs: { allow: [".."] },
  },
  build: {
    target: "es2022",
    // The server's content security policy allows nothing inline: every file is separate.
    assetsInlineLimit: 0,
    // For measuring what each page loads.
    manifest: true,
    // Third-party licence notices are included in the output.
    license: { fileName: "assets/notices.md" },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: "index.html", plain: PLAIN },
      output: {
        codeSplitting: {
          groups: [
            // All messages of one language are loaded together.
            { name: (id: string) => /texts\/([^/]+)\/pages/.exec(id)?.[1] ?? null },
          ],
        },
      },
    },
  },
});
