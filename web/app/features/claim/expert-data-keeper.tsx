import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

import { clearExpertData, keepsExpertData } from "~/lib/identity/expert-data";

/** Forgets the chosen profile when somebody leaves the search results for anything but the sign-up. */
export function ExpertDataKeeper() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!keepsExpertData(pathname)) clearExpertData();
  }, [pathname]);
  return null;
}
