import { TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import { paths } from "~/lib/paths";

import type { AdmissionsState } from "./admission-state";

const words: Record<
  Exclude<AdmissionsState, "confirmed">,
  { title: string; text: string; link: string }
> = {
  none: {
    title: "Attorney-only details need a bar admission",
    text: "Add your firm and a bar admission. We verify it with the state bar and email you the result. Until then, you can search and see public profiles.",
    link: "Add your bar admission",
  },
  pending: {
    title: "We’re verifying your bar admission",
    text: "We’ll email you the result. Until then, you can search and see public profiles.",
    link: "View status",
  },
  refused: {
    title: "None of your bar admissions is confirmed",
    text: "Attorney-only details open once we confirm one. Until then, you can search and see public profiles.",
    link: "See why and add another",
  },
};

/** Where attorney-only details are locked: why, and what opens them. */
export function AdmissionNote({
  state,
  linked = false,
  className,
}: {
  /** Null for people who need none. */
  state: AdmissionsState | null;
  /** Away from the form itself. */
  linked?: boolean;
  className?: string;
}) {
  if (state === null || state === "confirmed") return null;
  const { title, text, link } = words[state];
  return (
    <Note tone={state === "refused" ? "warning" : "accent"} title={title} className={className}>
      {text}
      {linked ? (
        <>
          {" "}
          <TextLink href={paths.settings(paths.dashboard(), "practice")}>{link}</TextLink>
        </>
      ) : null}
    </Note>
  );
}
