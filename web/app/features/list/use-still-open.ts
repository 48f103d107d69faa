import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { paths } from "~/lib/paths";
import { sendJson } from "~/lib/send-json";

/** Milliseconds between checks. With the answer's way, a page is gone within two seconds. */
const every = 1_200;

/**
 * Reports whether what a link opened may be shown. A page that comes back, from the history or from
 * behind another window, shows nothing until the link has been checked. An outage hides nothing.
 */
export function useStillOpen(code: string): boolean {
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState(true);
  const checkedAt = useRef(0);

  useEffect(() => {
    let over = false;
    checkedAt.current = Date.now();

    async function check() {
      const sent = await sendJson("POST", paths.checkSharedList(), { code });
      if (over) return;
      if (sent.ok || sent.status === 0 || sent.status >= 500) {
        checkedAt.current = Date.now();
        setShown(true);
        return;
      }
      over = true;
      setShown(false);
      revalidate(); // shows what the page says without the link
    }
    const hide = () => flushSync(() => setShown(false));
    function onVisible() {
      if (document.visibilityState !== "visible") return;
      if (Date.now() - checkedAt.current > every) hide();
      void check();
    }
    function onShow(event: PageTransitionEvent) {
      if (!event.persisted) return;
      hide();
      void check();
    }
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void check();
    }, every);
    // The browser keeps the page as it is when it's left.
    addEventListener("pagehide", hide);
    addEventListener("pageshow", onShow);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      over = true;
      clearInterval(timer);
      removeEventListener("pagehide", hide);
      removeEventListener("pageshow", onShow);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [code, revalidate]);

  return shown;
}
