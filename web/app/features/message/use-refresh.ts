import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

/** Loads the page's data again; once more if that is asked for meanwhile. */
export function useRefresh(): () => void {
  const { revalidate, state } = useRevalidator();
  const again = useRef(false);
  const busy = useRef(false);
  useEffect(() => {
    busy.current = state !== "idle";
    if (busy.current || !again.current) return;
    again.current = false;
    revalidate();
  }, [revalidate, state]);
  return useCallback(() => {
    if (busy.current) again.current = true;
    else revalidate();
  }, [revalidate]);
}
