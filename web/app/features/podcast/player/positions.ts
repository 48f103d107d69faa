/** What this browser remembers of an episode. */
export interface Position {
  /** Seconds into it; 0 once it was heard to the end. */
  at: number;
  /** Its length in seconds. */
  of: number;
  /** When it was last heard, in Unix milliseconds. */
  on: number;
  /** True once it was heard to the end. */
  heard: boolean;
}

type Positions = Record<string, Position>;

const key = "peritus.podcast.positions";
/** Episodes that are remembered; beyond them the one heard longest ago is forgotten. */
const maxRemembered = 200;
/** Seconds at the beginning and at the end that are not worth coming back to. */
const tooEarly = 5;
const tooLate = 15;

/** Told to this tab, since `storage` only tells the others. */
export const positionsEvent = "peritus:positions";

/** Everything that is remembered; nothing where the browser keeps nothing. */
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

/** Where to go on with an episode: 0 when it was never begun, or was heard. */
export function resumeAt(id: string): number {
  const position = readPositions()[id];
  return position && worthwhile(position.at, position.of) ? position.at : 0;
}

function worthwhile(at: number, of: number): boolean {
  return at > tooEarly && at < of - tooLate;
}

/** Remembers a place. Heard, once true, stays so. */
export function keepPosition(id: string, at: number, of: number, now = Date.now()): void {
  const positions = readPositions();
  write({ ...positions, [id]: { at, of, on: now, heard: positions[id]?.heard ?? false } });
}

/** Forgets the place and remembers that the episode was heard. */
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

/** Calls back when a position changes in any tab. Returns the unsubscribe function. */
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
