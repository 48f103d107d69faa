import { loadRouterWithMatchCache } from "./server/route-match-cache";

// This file runs as build/server.js. What it does comes before anything else is
// loaded: React chooses its build by NODE_ENV, and the router is the cached one.
process.env.NODE_ENV ??= "production";
const cached = loadRouterWithMatchCache(import.meta.url);

try {
  const { serve } = await import("./server/main");
  await serve({ folder: new URL(".", import.meta.url), warnings: cached ? [] : ["routes are matched without the cache"] });
} catch (error) {
  const text = !(error instanceof Error) ? String(error) : error.name === "EnvError" ? error.message : (error.stack ?? error.message);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
