import { Check, Hourglass, TriangleAlert, X } from "lucide-react";

import { rulings } from "~/features/expert/testimony/testimony-words";
import type { Challenge } from "~/features/expert/record/record-view";

const looks = {
  success: { color: "text-success", Icon: Check },
  muted: { color: "text-muted", Icon: Hourglass },
  warning: { color: "text-warning", Icon: TriangleAlert },
  danger: { color: "text-danger", Icon: X },
};

/** What a challenge came to: an icon and words. */
export function Ruling({ ruling }: Pick<Challenge, "ruling">) {
  const { text, tone } = rulings[ruling];
  const { color, Icon } = looks[tone];
  return (
    <span className={`inline-flex items-baseline gap-1.5 text-13 font-medium ${color}`}>
      <Icon aria-hidden="true" className="size-3.5 flex-none translate-y-0.5" />
      {text}
    </span>
  );
}
