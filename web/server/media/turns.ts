export class TooMany extends Error {}

/**
 * Runs at most `atOnce` tasks at a time. Waiting tasks are taken from each address in turn, so that
 * a visitor with many tasks doesn't delay others. Throws TooMany if `waitingEach` tasks of an
 * address, or `waiting` tasks in total, are already waiting.
 */
export function createTurns(limits: { atOnce: number; waiting: number; waitingEach: number }) {
  let running = 0;
  let waiting = 0;
  /** The waiting tasks by address, in the order in which addresses get their turns. */
  const queues = new Map<string, (() => void)[]>();

  function place(address: string): Promise<void> {
    const queue = queues.get(address) ?? [];
    if (waiting >= limits.waiting || queue.length >= limits.waitingEach)
      throw new TooMany("too many pictures at once");
    waiting += 1;
    queues.set(address, queue);
    return new Promise((resolve) => queue.push(resolve));
  }

  /** Gives the free slot to the next address and moves that address to the end. */
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
