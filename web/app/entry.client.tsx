import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import { reloadOnce } from "~/features/builds/reload-once";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
window.dispatchEvent(new Event("listening")); // see early-press.tsx

// A lazy part (a toast, a dialog) may be gone after a deploy.
window.addEventListener("vite:preloadError", (event) => {
  if (reloadOnce()) event.preventDefault();
});
