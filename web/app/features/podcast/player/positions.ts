export interface Position {
  /** Seconds; 0 once finished. */
  at: number;
  /** Length in seconds. */
  of: number;
  /** Last played, Unix milliseconds. */
  on: number;
  /** Finished. */
  heard: boolean;
}

type Positions = Record<string, Position>;

const key = "peritus.podcast.positions";
/** Oldest ones beyond this are forgotten. */
const maxRemembered = 200;
/** Seconds at the start and end not worth resuming. */
const tooEarly = 5;
const tooLate = 15;

/** For this tab; `storage` only reaches others. */
const positionsEvent = "peritus:positions";

/** Empty if storage is unavailable. */
export function readPositions(): Positions {
  const kept = read();
  const good = Object.entries(kept).filter(
    ([, one]) =>
      typeof one?.at === "number" && typeof one.of === "number" && typeof one.on === "number",
  );
  return Object.fromEntries(good);
}

function read(): Positions {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Positions) : {};
  } catch {
    return {}; // storage refused, or written by somebody else
  }
}

/** 0 if new or finished. */
export function resumeAt(id: string): number {
  const position = readPositions()[id];
  return position && worthwhile(position.at, position.of) ? position.at : 0;
}

function worthwhile(at: number, of: number): boolean {
  return at > tooEarly && at < of - tooLate;
}

/** `heard` stays true. */
export function keepPosition(id: string, at: number, of: number, now = Date.now()): void {
  const positions = readPositions();
  write({ ...positions, [id]: { at, of, on: now, heard: positions[id]?.heard ?? false } });
}

export function keepHeard(id: string, of: number, now = Date.now()): void {
  write({ ...readPositions(), [id]: { at: 0, of, on: now, heard: true } });
}

function write(positions: Positions): void {
  const newest = Object.entries(positions)
    .sort(([, a], [, b]) => b.on - a.on)
    .slice(0, maxRemembered);
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    return; // storage full or refused: playing goes on without a memory
  }
  window.dispatchEvent(new Event(positionsEvent));
}

/** Returns the unsubscribe function. */
export function onPositions(callback: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) callback();
  };
  window.addEventListener(positionsEvent, callback);
  window.addEventListener("storage", onStorage);
  return () => {
    window.removeEventListener(positionsEvent, callback);
    window.removeEventListener("storage", onStorage);
  };
}
