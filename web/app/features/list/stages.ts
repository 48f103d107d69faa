import type { Schema } from "~/lib/api-types";

export type Stage = Schema<"ListEntry">["stage"];

export const stages: readonly Stage[] = [
  "considering",
  "contacted",
  "conflict-check",
  "retained",
  "rejected",
];

export const stageWords: Readonly<Record<Stage, string>> = {
  considering: "Considering",
  contacted: "Contacted",
  "conflict-check": "Conflict check",
  retained: "Retained",
  rejected: "Rejected",
};

/** One hue, paler to darker; rejected is gray. The word always stands beside it. */
export const stageFill: Readonly<Record<Stage, string>> = {
  considering: "bg-heat-1",
  contacted: "bg-heat-2",
  "conflict-check": "bg-heat-3",
  retained: "bg-heat-4",
  rejected: "bg-line-2",
};

export const isStage = (text: string): text is Stage => stages.some((stage) => stage === text);
