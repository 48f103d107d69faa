// People (or attackers) who send all but the last byte of a large form and then wait.
import net from "node:net";

const size = 10 * 1024 * 1024;

/**
 * Opens 25 forms and 40 uploads of 10 MB, half of those without saying how long they are, each
 * from an address of its own. Returns a function that closes them.
 */
export function holdForms(env) {
  const page = "/become-an-expert/claim-document";
  const upload = "/api/claims/none/document";
  const senders = [
    ...Array.from({ length: 25 }, () => [page]),
    ...Array.from({ length: 20 }, () => [upload]),
    ...Array.from({ length: 20 }, () => [upload, "chunked"]),
  ];
  const sockets = senders.map(([path, chunked], n) =>
    hold(env, { path, chunked, from: `127.0.2.${n + 1}` }),
  );
  return () => sockets.forEach((socket) => socket.destroy());
}

function hold(env, { path, chunked, from }) {
  const socket = net.connect({
    port: Number(env.WEB_PORT),
    host: env.WEB_HOST,
    localAddress: from,
  });
  socket.on("error", () => {}); // refused: that's the point
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      `Host: localhost:${env.WEB_PORT}`,
      `Origin: ${env.WEB_ORIGIN}`,
      "Content-Type: multipart/form-data; boundary=x",
      chunked ? "Transfer-Encoding: chunked" : `Content-Length: ${size}`,
      "",
      chunked ? `${size.toString(16)}\r\n` : "",
    ].join("\r\n"),
  );
  socket.write(Buffer.alloc(size - 1));
  return socket;
}
