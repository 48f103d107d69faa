import { useActionData, useBlocker, useLocation } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";

import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/overlay/dialog";
import type { FormResult } from "~/lib/form/form-result";

/**
 * Asks before people leave forms inside it that they changed and didn't send. Once per page, because
 * the router asks one place only.
 */
export function LeaveGuard({ children, className }: { children: ReactNode; className?: string }) {
  const changed = useRef(new Set<HTMLFormElement>());
  const sent = useRef<EventTarget | null>(null);
  const { key } = useLocation();
  const result = useActionData<Partial<FormResult> | null>();
  const saved = !result?.status || result.status === "done";
  const unsaved = () => [...changed.current].some((form) => form.isConnected);

  useEffect(() => {
    // What was typed into the page's other forms is still unsaved.
    if (saved) changed.current.delete(sent.current as HTMLFormElement);
    if (saved) sent.current = null;
  }, [key, saved]);

  useEffect(() => {
    const forms = changed.current;
    const ask = (event: BeforeUnloadEvent) => {
      if ([...forms].some((form) => form.isConnected)) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && unsaved(),
  );
  return (
    <div
      className={className}
      onInput={({ target }) => {
        const { form } = target as HTMLInputElement;
        if (form?.method === "post") changed.current.add(form);
      }}
      onSubmit={({ target }) => (sent.current = target)}
    >
      {children}
      {blocker.state === "blocked" ? (
        <Dialog
          open
          onClose={() => blocker.reset()}
          title="Leave without saving?"
          description="You changed something on this page and haven't saved it."
          actions={
            <>
              <Button onClick={() => blocker.proceed()}>Leave</Button>
              <Button variant="primary" onClick={() => blocker.reset()}>
                Stay
              </Button>
            </>
          }
        />
      ) : null}
    </div>
  );
}
