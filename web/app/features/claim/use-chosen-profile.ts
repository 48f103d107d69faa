import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

import type { Schema } from "~/lib/api-types";
import { writeExpertData } from "~/lib/identity/expert-data";

/** Remembers the claimed profile for sign-up, until the visitor leaves. */
export function useChosenProfile(
  profile: Schema<"ClaimCandidate"> | null,
  claim: string | null,
): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!profile) return;
    const { expert_id, name, headline, institution, city } = profile;
    writeExpertData({
      expertId: expert_id,
      name,
      headline,
      institution,
      city,
      claim,
      path: pathname + search,
    });
  }, [profile, claim, pathname, search]);
}
