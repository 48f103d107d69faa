export interface ClaimProblem {
  reason: "unknown" | "unproved" | "with-staff" | "declined" | "over" | "used";
  claim: string;
  /** Empty if this browser may not know it. */
  name: string;
}

const words: Record<ClaimProblem["reason"], { title: string; text: string }> = {
  unknown: {
    title: "We can't find this claim in this browser",
    text: "Verification works once, in the browser you used.",
  },
  unproved: {
    title: "This claim isn't verified yet",
    text: "The profile becomes yours once you enter the code or our team approves your document.",
  },
  "with-staff": {
    title: "This claim is under review",
    text: "Someone else has the profile or objects. We'll email you our decision.",
  },
  declined: { title: "This claim was declined", text: "We couldn't verify it." },
  over: {
    title: "This claim has expired",
    text: "Find your profile again and verify it. With a code, it takes a minute.",
  },
  used: {
    title: "This claim has been used",
    text: "An account already has this profile. If it's yours, sign in.",
  },
};

export function claimProblemWords({ reason, name }: ClaimProblem): { title: string; text: string } {
  const { title, text } = words[reason];
  return { title: name === "" ? title : `${title}: the profile of ${name}`, text };
}
