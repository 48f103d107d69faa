import { useEffect, useRef } from "react";

import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";
import { sendJson } from "~/lib/send-json";

import {
  createLiveConnection,
  type LiveConnection,
  type LiveEvent,
  type LiveSocket,
} from "./live-connection";

/** Milliseconds. On a line that died, a request may never end by itself. */
export const answerWithin = 8000;

let connection: LiveConnection | null = null;

/** The one connection of this tab. */
export function liveConnection(): LiveConnection {
  connection ??= createLiveConnection({
    async ticket() {
      const got = await sendJson<Schema<"SocketTicket">>(
        "GET",
        paths.socketTicket(),
        undefined,
        {},
        answerWithin,
      );
      if (got.ok) return got.data.uuid;
      return got.status === 401 ? "ended" : null;
    },
    open(ticket) {
      const address = new URL(paths.socket(ticket), window.location.href);
      address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
      const browser = new WebSocket(address);
      const socket: LiveSocket = {
        send: (text) => browser.send(text),
        close: () => browser.close(),
        onmessage: null,
        onclose: null,
      };
      browser.onmessage = (event) => socket.onmessage?.(event);
      browser.onclose = (event) => socket.onclose?.(event);
      return socket;
    },
    random: Math.random,
  });
  return connection;
}

/** Hears news while mounted. Returns how to send. */
export function useLive(onEvent: (event: LiveEvent) => void) {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => liveConnection().listen((event) => latest.current(event)), []);
  return {
    send: (message: Record<string, string>) => liveConnection().send(message),
  };
}
