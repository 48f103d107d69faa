import { BadgeCheck, Check, Clock } from "lucide-react";

import type { SignUpKind } from "./sign-up-values";

const forExperts = [
  { Icon: Check, when: "Right away", what: "Your profile, section by section" },
  {
    Icon: Clock,
    when: "Once our team has reviewed it",
    what: "Attorneys can find you, and you get a public page",
  },
];

const lines = {
  attorney: [
    { Icon: Check, when: "Right away", what: "Search, and the public part of every profile" },
    {
      Icon: BadgeCheck,
      when: "Once we verify a bar admission",
      what: "Attorney-only details, such as contact information. Add your admission whenever you want them.",
    },
  ],
  expert: forExperts,
  claim: [
    { Icon: Check, when: "Right away", what: "The profile is yours, with what it says today" },
    { Icon: Clock, when: "After 72 hours", what: "You can change its contact email and phone" },
  ],
};

export function WhatOpens({ kind }: { kind: SignUpKind }) {
  return (
    <aside aria-labelledby="what-opens" className="text-13 text-ink-2">
      <h2 id="what-opens" className="text-17">
        What you get
      </h2>
      <ul className="mt-3 grid gap-3.5">
        {lines[kind].map(({ Icon, when, what }) => (
          <li key={when} className="flex gap-2.5">
            <Icon className="mt-px size-4 flex-none" />
            <span>
              <b className="font-semibold text-ink">{when}</b>
              <br />
              {what}
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
