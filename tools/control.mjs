// A small HTTP server by which browser tests stop and start one of the programs,
// make it pause, learn its settings, and run a command of the bff.
import http from "node:http";

const actions = {
  stop: (stack, name) => stack.running[name].stop(),
  start: (stack, name) => stack.restart(name),
  /** As a crash: the program has no moment to finish anything. */
  kill: async (stack, name) => { stack.running[name].signal("SIGKILL"); await stack.running[name].ended; },
  /** It keeps its connections and takes new ones, but answers nothing until it goes on. */
  pause: async (stack, name) => stack.running[name].signal("SIGSTOP"),
  resume: async (stack, name) => stack.running[name].signal("SIGCONT"),
};

/**
 * POST /ACTION/NAME (stop, start, kill, pause, resume) answers 204 once it is done.
 * GET /settings answers the settings of all three.
 * POST /command with a JSON list of arguments answers {code, out, log} of the bff.
 */
export async function serveControl(stack) {
  const server = http.createServer(async (request, response) => {
    const [, action, name] = /^\/(stop|start|kill|pause|resume)\/(bff|cms|web)$/.exec(request.url ?? "") ?? [];
    try {
      if (request.method === "GET" && request.url === "/settings") return void response.end(JSON.stringify(stack.env));
      if (request.method !== "POST") throw new Error("expected POST, or GET /settings");
      if (request.url === "/command") {
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify(await stack.command(await bodyOf(request))));
        return;
      }
      if (!action) throw new Error("expected /ACTION/NAME or /command");
      await actions[action](stack, name);
      response.writeHead(204).end();
    } catch (error) {
      response.writeHead(500).end(error.message);
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => { server.close(resolve); server.closeAllConnections(); }),
  };
}

async function bodyOf(request) {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  return JSON.parse(Buffer.concat(pieces).toString("utf8"));
}
