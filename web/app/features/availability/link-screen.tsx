import { LinkButton } from "~/components/ui/button";
import { Note } from "~/components/ui/note";
import { EntryPage } from "~/features/account/entry-page";
import type { FormResult } from "~/lib/form/form-result";
import { paths } from "~/lib/paths";

import { AskedCard } from "./asked-card";
import type { LoadedLink } from "./asked.server";

type Props = { loaded: LoadedLink; result: FormResult | undefined };

/** The page of the link in an email. It works without signing in. */
export function LinkScreen({ loaded: { token, ask, now }, result }: Props) {
  if (ask === null)
    return (
      <EntryPage
        title="This link doesn’t work"
        intro="Part of it may be missing, or the request was deleted. Sign in to see your requests."
      >
        <div className="mt-6">
          <LinkButton href={paths.signIn(paths.asked())}>Sign in</LinkButton>
        </div>
      </EntryPage>
    );
  return (
    <div className="mx-auto mt-8 max-w-[calc(38rem+2.5rem)] px-5 pb-16 md:mt-14">
      {result?.status === "done" ? (
        <Note tone="success" role="status" className="mb-6">
          {result.message}
        </Note>
      ) : null}
      <AskedCard
        ask={ask}
        now={now}
        level={1}
        token={token}
        result={result && result.status !== "done" ? result : null}
      />
      <p className="mt-6 border-t border-line pt-4 text-13 text-muted">
        This page is for {ask.to.name || "the expert who was asked"}. Don’t forward the link.
      </p>
    </div>
  );
}
