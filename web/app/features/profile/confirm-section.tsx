import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";

import { Button } from "~/components/ui/button";
import { showToast } from "~/components/ui/toast/toast";
import { useRequestKey } from "~/components/form/post-form";
import { saidBy, type FormResult } from "~/lib/form/form-result";

type Props = { section: string; title: string; variant: "primary" | "secondary" | "quiet" };

/** A form, so it works before hydration. */
export function ConfirmSection({ section, title, variant }: Props) {
  const fetcher = useFetcher<FormResult>();
  const key = useRequestKey({
    sending: fetcher.state !== "idle",
    lost: fetcher.data?.status === "unavailable",
  });
  const told = useRef<FormResult>();
  const pending = fetcher.state !== "idle";

  useEffect(() => {
    if (fetcher.state !== "idle" || !fetcher.data || told.current === fetcher.data) return;
    told.current = fetcher.data;
    showToast(fetcher.data.status === "done" ? "success" : "error", saidBy(fetcher.data));
  }, [fetcher.state, fetcher.data]);

  return (
    <fetcher.Form method="post" onSubmit={key.renew}>
      {key.field}
      <input type="hidden" name="section" value={section} />
      <Button
        type="submit"
        variant={variant}
        size="sm"
        pending={pending}
        aria-label={`Confirm: ${title}`}
      >
        Confirm
      </Button>
    </fetcher.Form>
  );
}
