import { useEffect, useState } from "react";

import { countryOf } from "./countries";

/** The visitor's country, fetched while `wanted`; null if unknown. */
export function useOwnCountry(wanted: boolean): string | null {
  const [country, setCountry] = useState<string | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const ended = new AbortController();
    fetch("/api/phone/country", { signal: ended.signal })
      .then((response) => (response.ok ? (response.json() as Promise<{ country: string }>) : null))
      .then(
        (found) => {
          if (found && countryOf(found.country)) setCountry(found.country);
        },
        () => undefined, // the fallback stays
      );
    return () => ended.abort();
  }, [wanted]);
  return country;
}
