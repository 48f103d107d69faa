import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

import { clearExpertData, keepsExpertData } from "~/lib/identity/expert-data";

/** Clears the chosen profile when the visitor leaves the search results for anything but sign-up. */
export function ExpertDataKeeper() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!keepsExpertData(pathname)) clearExpertData();
  }, [pathname]);
  return null;
}
