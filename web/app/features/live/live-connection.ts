/** News from the server, or `catch-up`: something may have been missed, so look. */
export interface LiveEvent {
  type: string;
  /** The number of the event in its connection. */
  n?: number;
  message?: string;
  credits?: number;
  total_credits?: number;
  conversation_id?: string;
  kind?: string;
  seq?: number;
}

/** What the connection needs of a browser. */
export interface LivePlatform {
  /** Resolves to a ticket, `ended` without a session, or null if it can't be had now. */
  ticket(): Promise<string | "ended" | null>;
  open(ticket: string): LiveSocket;
  random(): number;
}

export interface LiveSocket {
  send(text: string): void;
  close(): void;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** Milliseconds. */
export const times = {
  /** The first pause before connecting again; each is twice as long, up to `longest`. */
  first: 500,
  longest: 30_000,
  /** The server pings every 25 s. */
  silent: 40_000,
  /** How long a socket may take to open, or to answer. */
  answer: 5000,
  /** Between two looks while there is no socket. */
  poll: 15_000,
} as const;

const sessionEnded = 4401;
/** The person has too many sockets: this one made room for a newer one. */
const replaced = 4009;

/**
 * Keeps a socket open. After each connection, each gap in the numbers, and each sleep, its listeners
 * are told to catch up; without a socket, every 15 seconds.
 */
export function createLiveConnection(platform: LivePlatform) {
  const listeners = new Set<(event: LiveEvent) => void>();
  let socket: LiveSocket | null = null;
  let ready = false;
  let running = false;
  let attempt = 0;
  let number = 0;
  let turn = 0; // of connecting; older ones no longer count
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;

  const tell = (event: LiveEvent) => listeners.forEach((listener) => listener(event));
  const catchUp = () => tell({ type: "catch-up" });

  function expect(within: number) {
    clearTimeout(silence);
    silence = setTimeout(() => lost(), within);
  }

  function drop() {
    clearTimeout(silence);
    ready = false;
    const old = socket;
    socket = null;
    if (!old) return;
    old.onmessage = old.onclose = null;
    old.close();
  }

  function lost() {
    if (!running) return drop();
    rest();
    clearTimeout(retry);
    const pause = Math.min(times.longest, times.first * 2 ** attempt);
    attempt += 1;
    // Random, so that not everyone comes back at once.
    retry = setTimeout(() => void connect(), pause * (0.5 + platform.random() / 2));
  }

  /** Looks now and then, until the page is used again. */
  function rest() {
    drop();
    poll ??= setInterval(catchUp, times.poll);
  }

  async function connect() {
    clearTimeout(retry);
    drop();
    const mine = ++turn;
    const ticket = await platform.ticket().catch(() => null);
    if (!running || mine !== turn) return;
    if (ticket === "ended") return stop();
    if (ticket === null) return lost();
    try {
      socket = platform.open(ticket);
    } catch {
      return lost();
    }
    expect(times.answer);
    socket.onclose = ({ code }) => {
      if (code === sessionEnded) {
        stop();
        tell({ type: "ended" });
      } else if (code === replaced) rest();
      else lost();
    };
    socket.onmessage = ({ data }) => {
      const event = parsed(data);
      if (!event) return;
      expect(times.silent);
      if (event.type === "ready") {
        ready = true;
        attempt = 0;
        number = event.n ?? 0;
        clearInterval(poll);
        poll = undefined;
        catchUp();
        return;
      }
      const n = event.n ?? number;
      const counts = event.type !== "ping" && event.type !== "pong";
      const missed = n !== (counts ? number + 1 : number);
      number = n;
      if (missed || event.type === "resync") catchUp();
      if (counts && event.type !== "resync") tell(event);
    };
  }

  function stop() {
    running = false;
    turn += 1;
    clearTimeout(retry);
    clearInterval(poll);
    poll = undefined;
    drop();
  }

  return {
    start() {
      if (running) return;
      running = true;
      attempt = 0;
      void connect();
    },
    stop,
    /** The page is visible, or the network is back: an open socket has to answer. */
    wake() {
      if (!running) return;
      attempt = 0;
      if (!socket) return void connect();
      if (!ready) return;
      socket.send(JSON.stringify({ type: "ping" }));
      expect(times.answer);
    },
    send(message: Record<string, string>) {
      if (ready) socket?.send(JSON.stringify(message));
    },
    listen(listener: (event: LiveEvent) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isOpen: () => ready,
  };
}

export type LiveConnection = ReturnType<typeof createLiveConnection>;

function parsed(data: unknown): LiveEvent | null {
  try {
    const event = JSON.parse(String(data)) as LiveEvent | null;
    return typeof event?.type === "string" ? event : null;
  } catch {
    return null;
  }
}
