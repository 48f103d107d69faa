import { place } from "./place";

export type Program = "bff" | "cms" | "web";

/** Stops a program and resolves once it has ended. */
export const stopProgram = (name: Program) => done(`/stop/${name}`);

/** Restarts a program and resolves once it is up. `settings` override the stack's until the next start. */
export const startProgram = (name: Program, settings: Record<string, string> = {}) =>
  done(`/start/${name}`, settings);

/** Kills a program like a crash, and resolves once it has ended. */
export const killProgram = (name: Program) => done(`/kill/${name}`);

/** Pauses a program: it accepts connections but doesn't respond. */
export const pauseProgram = (name: Program) => done(`/pause/${name}`);

/** Resumes a paused program. */
export const resumeProgram = (name: Program) => done(`/resume/${name}`);

/** Moves times back in rows of the bff's database: those of an account, or those with the given values. */
export async function makeOlder(
  rows: { table: string; seconds: number } & (
    { email: string } | { where: Record<string, string> }
  ),
): Promise<void> {
  const { rows: count } = (await order("/older", rows)) as { rows: number };
  if (count === 0) throw new Error(`no rows of ${rows.table} match`);
}

/** Runs a bff command and resolves with its exit code and output. */
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

/** Returns a setting of the programs under test. */
export async function settingOf(name: string): Promise<string> {
  const answer = await fetch(`${place.control}/settings`);
  const value = ((await answer.json()) as Record<string, string>)[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
