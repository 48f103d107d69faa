// A small HTTP server by which browser tests stop and start programs, make them pause,
// learn their settings, run a command of the bff, and let time pass.
import http from "node:http";
import { text } from "node:stream/consumers";

import { makeOlder } from "./older.mjs";
import { makeServices } from "./services.mjs";

const actions = {
  stop: (stack, name) => stack.running[name].stop(),
  /** With settings that differ from the stack's own, until the next start. */
  start: (stack, name, settings) => stack.restart(name, settings),
  /** As a crash: the program has no moment to finish anything. */
  kill: async (stack, name) => {
    stack.running[name].signal("SIGKILL");
    await stack.running[name].ended;
  },
  /** It keeps its connections and takes new ones, but answers nothing until it goes on. */
  pause: async (stack, name) => stack.running[name].signal("SIGSTOP"),
  resume: async (stack, name) => stack.running[name].signal("SIGCONT"),
};

/**
 * POST /ACTION/NAME (stop, start, kill, pause, resume) answers once it is done. A start
 * takes settings as JSON. NAME may be postgres or redis, which are stopped and started
 * alone, and whose start answers {url}.
 * GET /settings answers the settings of all three.
 * POST /command with a JSON list of arguments answers {code, out, log} of the bff.
 * POST /older with {table, seconds, email} makes rows of the database older.
 * What fails is a 500 with the reason.
 */
export async function serveControl(stack) {
  const services = await makeServices();
  const server = http.createServer(async (request, response) => {
    try {
      const given = JSON.parse((await text(request)) || "{}");
      const answer = await obey(request.method, request.url ?? "", given);
      response
        .writeHead(200, { "Content-Type": "application/json" })
        .end(JSON.stringify(answer ?? {}));
    } catch (error) {
      response.writeHead(500).end(error.message);
    }
  });

  async function obey(method, address, given) {
    if (method === "GET" && address === "/settings") return stack.env;
    if (method !== "POST") throw new Error("expected POST, or GET /settings");
    if (address === "/command") return stack.command(given);
    if (address === "/older") return { rows: makeOlder(stack.env.DATABASE_URL, given) };
    const [, service, kind] = /^\/(stop|start)\/(postgres|redis)$/.exec(address) ?? [];
    if (service) {
      await services[service](kind);
      return { url: services.urls[kind] };
    }
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
      await services.end();
    },
  };
}
