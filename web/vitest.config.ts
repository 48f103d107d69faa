import { defineConfig } from "vitest/config";

export default defineConfig({
  esbuild: { jsx: "automatic" },
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  test: {
    include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts"],
    environment: "node",
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    maxWorkers: 2,
    isolate: false, // a third of the time: modules load once for each worker
    setupFiles: ["test/clean-page.ts"],
  },
});
