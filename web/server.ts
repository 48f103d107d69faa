// This file runs as build/server.js. React chooses its build by NODE_ENV, before anything else is loaded.
process.env.NODE_ENV ??= "production";

try {
  const { serve } = await import("./server/main");
  await serve({ folder: new URL(".", import.meta.url) });
} catch (error) {
  const text = !(error instanceof Error)
    ? String(error)
    : error.name === "EnvError"
      ? error.message
      : (error.stack ?? error.message);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
