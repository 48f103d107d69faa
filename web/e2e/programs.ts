import { place } from "./place";

export type Program = "bff" | "cms" | "web";

/** Stops a program and resolves once it has ended. */
export const stopProgram = (name: Program) => order("stop", name);

/** Starts a program again and resolves once it is up. */
export const startProgram = (name: Program) => order("start", name);

async function order(action: "stop" | "start", name: Program): Promise<void> {
  const answer = await fetch(`${place.control}/${action}/${name}`, { method: "POST" });
  if (!answer.ok) throw new Error(`${name} does not ${action}: ${await answer.text()}`);
}
