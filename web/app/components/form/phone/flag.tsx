import { useEffect, useState } from "react";

import type * as Flags from "./flags";

/** Decorative. Its space is kept until it loads. */
export function Flag({ country, lazy = false }: { country: string; lazy?: boolean }) {
  const [urls, setUrls] = useState<typeof Flags | null>(null);
  useEffect(() => {
    let gone = false;
    import("./flags").then(
      (loaded) => {
        if (!gone) setUrls(loaded);
      },
      () => undefined, // the code and the name beside it say the same
    );
    return () => {
      gone = true;
    };
  }, []);
  const url = urls?.flagUrl(country);
  return (
    <span
      aria-hidden="true"
      className="block h-[15px] w-[22px] flex-none overflow-hidden rounded-[2px] bg-sunken ring-1 ring-line-2"
    >
      {url ? (
        <img
          src={url}
          alt=""
          width={22}
          height={15}
          loading={lazy ? "lazy" : undefined}
          className="block size-full object-cover"
        />
      ) : null}
    </span>
  );
}
