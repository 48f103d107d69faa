import { place } from "./place";

export type Program = "bff" | "cms" | "web";

/** Stops a program and resolves once it has ended. */
export const stopProgram = (name: Program) => order("stop", name);

/** Starts a program again and resolves once it is up. */
export const startProgram = (name: Program) => order("start", name);

/** Ends a program as a crash does, and resolves once it has ended. */
export const killProgram = (name: Program) => order("kill", name);

/** Lets a program answer nothing, though it still takes connections. */
export const pauseProgram = (name: Program) => order("pause", name);

/** Lets a paused program go on. */
export const resumeProgram = (name: Program) => order("resume", name);

async function order(action: "stop" | "start" | "kill" | "pause" | "resume", name: Program): Promise<void> {
  const answer = await fetch(`${place.control}/${action}/${name}`, { method: "POST" });
  if (!answer.ok) throw new Error(`${name} does not ${action}: ${await answer.text()}`);
}

/** Runs the bff with these arguments and resolves with its exit code and what it said. */
export async function bffCommand(...args: string[]): Promise<{ code: number; out: string; log: string }> {
  const answer = await fetch(`${place.control}/command`, { method: "POST", body: JSON.stringify(args) });
  if (!answer.ok) throw new Error(`bff ${args.join(" ")}: ${await answer.text()}`);
  return (await answer.json()) as { code: number; out: string; log: string };
}

/** A setting of the programs under test, by its name. */
export async function settingOf(name: string): Promise<string> {
  const answer = await fetch(`${place.control}/settings`);
  const value = ((await answer.json()) as Record<string, string>)[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
