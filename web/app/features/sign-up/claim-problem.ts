/** Why a sign-up cannot begin with the claim that its address names. */
export interface ClaimProblem {
  reason: "unknown" | "unproved" | "with-staff" | "declined" | "over" | "used";
  claim: string;
  /** Of the profile; empty where it is not this browser's to know. */
  name: string;
}

const words: Record<ClaimProblem["reason"], { title: string; text: string }> = {
  unknown: {
    title: "This claim is not known in this browser",
    text: "A proof works in the browser that gave it, and once.",
  },
  unproved: {
    title: "This claim is not proved yet",
    text: "The profile becomes yours with the code, or when our staff have read your document.",
  },
  "with-staff": {
    title: "This claim is with our staff",
    text: "Somebody else has the profile, or objects. We write to you when we have decided.",
  },
  declined: { title: "This claim was declined", text: "Our staff could not verify it." },
  over: {
    title: "This claim has run out",
    text: "A proof is good once, and not for long. Find your profile again and prove it once more; by a code that takes a minute.",
  },
  used: {
    title: "This claim has been used",
    text: "An account has the profile already. If it is yours, sign in.",
  },
};

/** The problem in words, with what is known of the profile. */
export function claimProblemWords({ reason, name }: ClaimProblem): { title: string; text: string } {
  const { title, text } = words[reason];
  return { title: name === "" ? title : `${title}: the profile of ${name}`, text };
}
