/**
 * The two experts that a phone shows, the last chosen last: those asked for, and the first others if
 * they are fewer.
 */
export function pairOf(ids: readonly string[], asked: readonly string[]): string[] {
  const chosen = asked.filter((id) => ids.includes(id));
  return [...new Set([...new Set(chosen)].slice(0, 2).concat(ids))].slice(0, 2);
}

/** The pair once another expert is chosen: who was chosen first gives way. */
export function pairWith(pair: readonly string[], id: string): string[] {
  return [...pair.filter((other) => other !== id).slice(-1), id];
}
