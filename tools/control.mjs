// A small HTTP server for browser tests. It stops, starts, and pauses programs, returns their
// settings, runs bff commands, and moves database rows back in time.
import http from "node:http";
import { text } from "node:stream/consumers";

import { makeOlder } from "./older.mjs";

const actions = {
  stop: (stack, name) => stack.running[name].stop(),
  /** The settings override the stack's until the next start. */
  start: (stack, name, settings) => stack.restart(name, settings),
  /** Simulates a crash. */
  kill: async (stack, name) => {
    stack.running[name].signal("SIGKILL");
    await stack.running[name].ended;
  },
  /** The program still accepts connections, but sends nothing until it resumes. */
  pause: async (stack, name) => stack.running[name].signal("SIGSTOP"),
  resume: async (stack, name) => stack.running[name].signal("SIGCONT"),
};

/**
 * POST /ACTION/NAME (stop, start, kill, pause, resume) responds when it is done. A start
 * takes settings as JSON.
 * GET /settings returns the settings of all three programs.
 * POST /command with a JSON list of arguments runs the bff and returns {code, out, log}.
 * POST /older with {table, seconds, email or where} moves times in database rows back.
 * A failure is a 500 with the reason.
 */
export async function serveControl(stack) {
  const server = http.createServer(async (request, response) => {
    try {
      const given = JSON.parse((await text(request)) || "{}");
      const result = await obey(request.method, request.url ?? "", given);
      response
        .writeHead(200, { "Content-Type": "application/json" })
        .end(JSON.stringify(result ?? {}));
    } catch (error) {
      response.writeHead(500).end(error.message);
    }
  });

  async function obey(method, address, given) {
    if (method === "GET" && address === "/settings") return stack.env;
    if (method !== "POST") throw new Error("expected POST, or GET /settings");
    if (address === "/command") return stack.command(given);
    if (address === "/older") return { rows: makeOlder(stack.env.DATABASE_URL, given) };
    const [, action, name] =
      /^\/(stop|start|kill|pause|resume)\/(bff|cms|web)$/.exec(address) ?? [];
    if (!action) throw new Error("expected /ACTION/NAME, /command or /older");
    await actions[action](stack, name, given);
  }

  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    async close() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}
