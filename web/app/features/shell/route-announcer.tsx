import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** Announces page titles after client navigation. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (first.current === pathname) return;
    first.current = "";
    setTitle(document.title);
  }, [pathname]);

  return (
    <p aria-live="assertive" className="sr-only">
      {title}
    </p>
  );
}
