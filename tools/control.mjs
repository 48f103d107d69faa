// A small HTTP server by which browser tests stop and start one of the programs.
import http from "node:http";

/** POST /stop/NAME and /start/NAME answer 204 once it is done. */
export async function serveControl(stack) {
  const server = http.createServer(async (request, response) => {
    const [, action, name] = /^\/(stop|start)\/(bff|cms|web)$/.exec(request.url ?? "") ?? [];
    try {
      if (request.method !== "POST" || !action) throw new Error("expected POST /stop/NAME or /start/NAME");
      if (action === "stop") await stack.running[name].stop();
      else await stack.restart(name);
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
