import { place } from "./place";

export type Program = "bff" | "cms" | "web";
export type Service = "postgres" | "redis";

/** Stops a program or a service and resolves once it has ended. */
export const stopProgram = (name: Program | Service) => done(`/stop/${name}`);

/** Starts a program again and resolves once it is up. `settings` are those that are not the stack's own, until the next start. */
export const startProgram = (name: Program, settings: Record<string, string> = {}) =>
  done(`/start/${name}`, settings);

/** Starts a service, or starts it again, and answers its address as the bff takes it. */
export async function startService(name: Service): Promise<string> {
  return ((await order(`/start/${name}`)) as { url: string }).url;
}

/** Ends a program as a crash does, and resolves once it has ended. */
export const killProgram = (name: Program) => done(`/kill/${name}`);

/** Lets a program answer nothing, though it still takes connections. */
export const pauseProgram = (name: Program) => done(`/pause/${name}`);

/** Lets a paused program go on. */
export const resumeProgram = (name: Program) => done(`/resume/${name}`);

/** Lets time pass for rows of the bff's database: those of one account, or those where columns have these values. */
export async function makeOlder(
  rows: { table: string; seconds: number } & (
    { email: string } | { where: Record<string, string> }
  ),
): Promise<void> {
  const { rows: count } = (await order("/older", rows)) as { rows: number };
  if (count === 0) throw new Error(`${rows.table} has no rows to make older`);
}

/** Runs the bff with these arguments and resolves with its exit code and what it said. */
export async function bffCommand(
  ...args: string[]
): Promise<{ code: number; out: string; log: string }> {
  return (await order("/command", args)) as { code: number; out: string; log: string };
}

async function done(address: string, given: object = {}): Promise<void> {
  await order(address, given);
}

async function order(address: string, given: object = {}): Promise<unknown> {
  const answer = await fetch(place.control + address, {
    method: "POST",
    body: JSON.stringify(given),
  });
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
  return answer.json();
}

/** A setting of the programs under test, by its name. */
export async function settingOf(name: string): Promise<string> {
  const answer = await fetch(`${place.control}/settings`);
  const value = ((await answer.json()) as Record<string, string>)[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
