/** The value of a box that chooses several sessions at once. */
export const sessionsValue = (ids: readonly string[]): string => ids.join(",");

/** The sessions that boxes chose, each once. */
export const chosenSessions = (values: readonly string[]): string[] => [
  ...new Set(values.flatMap((value) => value.split(",")).filter(Boolean)),
];
