import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    // A browser and a hall for each file; two files at a time fill a small machine.
    // A browser falls over a clock that goes back, which some virtual machines have: the page has no part in it.
    retry: { count: 3, condition: /crashed/ },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
