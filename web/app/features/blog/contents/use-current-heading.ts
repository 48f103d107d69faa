import { useEffect, useMemo, useState } from "react";

import type { Schema } from "~/lib/api-types";

import { currentHeading, placeOf, type Place } from "./current-heading";

/** Pixels covered by the sticky header. */
const zoneTop = 96;
const zoneBottom = "-55%";

/** Null until hydration. */
export function useCurrentHeading(contents: readonly Schema<"Heading">[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = useMemo(() => contents.map((heading) => heading.id), [contents]);

  useEffect(() => {
    const headings = ids
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null);
    if (headings.length === 0 || !("IntersectionObserver" in window)) return;
    const places = new Map<string, Place>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries)
          places.set(
            entry.target.id,
            placeOf(entry.isIntersecting, entry.boundingClientRect.top, zoneTop),
          );
        setCurrent(currentHeading(ids, places));
      },
      { rootMargin: `-${zoneTop}px 0px ${zoneBottom} 0px` },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
