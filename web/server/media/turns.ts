export class TooMany extends Error {}

/**
 * Runs at most `atOnce` tasks at a time. Those that wait are taken from each address in turn, so
 * that one visitor's many don't delay another's few. Throws TooMany where an address already has
 * `waitingEach` tasks waiting, or all together have `waiting`.
 */
export function createTurns(limits: { atOnce: number; waiting: number; waitingEach: number }) {
  let running = 0;
  let waiting = 0;
  /** Addresses in the order in which they are served next. */
  const queues = new Map<string, (() => void)[]>();

  function place(address: string): Promise<void> {
    const queue = queues.get(address) ?? [];
    if (waiting >= limits.waiting || queue.length >= limits.waitingEach)
      throw new TooMany("too many pictures at once");
    waiting += 1;
    queues.set(address, queue);
    return new Promise((resolve) => queue.push(resolve));
  }

  /** Hands the free place to the next address, which then goes to the end. */
  function handOn(): void {
    const [next] = queues;
    if (!next) {
      running -= 1;
      return;
    }
    const [address, queue] = next;
    queues.delete(address);
    const start = queue.shift();
    if (queue.length > 0) queues.set(address, queue);
    waiting -= 1;
    start?.();
  }

  return async function inTurn<T>(address: string, work: () => Promise<T>): Promise<T> {
    if (running >= limits.atOnce) await place(address);
    else running += 1;
    try {
      return await work();
    } finally {
      handOn();
    }
  };
}
