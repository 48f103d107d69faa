import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

import { Avatar } from "~/components/ui/picture/avatar";
import { paths } from "~/lib/paths";

type Props = {
  expertId: string;
  name: string;
  photo: string | null;
  line: string;
  size?: 40 | 44;
  /** A third line, for lines that explain. */
  tall?: boolean;
  /** Discovers the route, so that the list can be prefetched. */
  first?: boolean;
  /** On wide screens. */
  aside?: ReactNode;
};

export function ExpertRow({
  expertId,
  name,
  photo,
  line,
  size = 40,
  tall,
  first = false,
  aside,
}: Props) {
  return (
    <div className="group/row relative flex items-center gap-3 py-1">
      <Avatar name={name} src={photo} size={size} />
      <div className="min-w-0 flex-1">
        <Link
          to={paths.expert(expertId)}
          prefetch="intent"
          discover={first ? "render" : "none"}
          className="font-serif leading-snug font-semibold text-ink no-underline [overflow-wrap:anywhere] group-hover/row:text-accent after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
        >
          {name}
        </Link>
        <p className={`text-13 text-muted ${tall ? "line-clamp-3" : "line-clamp-2"}`}>{line}</p>
      </div>
      {aside ? <div className="max-sm:hidden">{aside}</div> : null}
    </div>
  );
}
