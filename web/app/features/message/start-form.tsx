import { ChevronLeft, Send } from "lucide-react";

import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Button, LinkButton } from "~/components/ui/button";
import { iconButtonClass } from "~/components/ui/icon-button";
import { Anchor, TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import { Avatar } from "~/components/ui/picture/avatar";
import type { Schema } from "~/lib/api-types";
import { openConversationForm } from "~/lib/form/declared/open-conversation.gen";
import { countText } from "~/lib/format/number";
import { resultFor } from "~/lib/form/form-result";
import { paths } from "~/lib/paths";

import { ChargeLine } from "~/features/credit/charge-line";

import type { LoadedMessages, MessageResult, Starting } from "./messages.server";

type Props = { loaded: LoadedMessages; start: Starting; result: MessageResult | undefined };

/** The first message to an expert. */
export function StartForm({ loaded, start, result: given }: Props) {
  const result = resultFor(given, "open");
  const pending = useSending()?.get("do") === "open";
  const { person, expertId, existing } = start;
  const values = result?.values ?? { expert_id: [expertId], client_id: [loaded.clientId] };
  const known = result?.existing;
  const conflict = result?.conflict;
  const despite =
    conflict === "possible" || (conflict !== "clear" && (result?.values.despite ?? []).length > 0);
  return (
    <section aria-labelledby="start" className="min-h-0 overflow-y-auto px-4 py-5 md:px-7">
      <header className="flex items-center gap-3">
        <Anchor
          href={paths.messages(loaded.side)}
          aria-label="Back to messages"
          className={`${iconButtonClass} -ml-2 md:hidden`}
        >
          <ChevronLeft />
        </Anchor>
        <Avatar name={person.name} src={person.image || null} size={44} />
        <div className="min-w-0">
          <h2 id="start" className="text-20 leading-tight">
            Message <bdi>{person.name}</bdi>
          </h2>
          <p className="truncate text-13 text-muted">{person.detail}</p>
        </div>
      </header>
      {existing.length > 0 ? (
        <div className="mt-5 max-w-[38rem] rounded-control border border-line bg-surface px-4 py-3">
          <p className="text-13 font-550">Continue a conversation</p>
          <ul className="mt-1">
            {existing.map((one) => (
              <li key={one.id}>
                <TextLink
                  href={paths.conversation("attorney", "inbox", one.id)}
                  className="inline-flex min-h-8 items-center touch:min-h-11"
                >
                  <bdi>{one.caption}</bdi>
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {start.refusal ? (
        <Note tone="warning" className="mt-5 max-w-[38rem]">
          {start.refusal}
        </Note>
      ) : (
        <PostForm noValidate className="mt-5 grid max-w-[38rem] gap-4">
          <FormProblems result={result} form={openConversationForm} />
          {known ? (
            <p>
              <TextLink href={paths.conversation("attorney", "inbox", known)}>
                Open that conversation
              </TextLink>
            </p>
          ) : null}
          <input type="hidden" name="do" value="open" />
          {Object.values(openConversationForm)
            .filter(({ name }) => name !== "despite")
            .map((field) => (
              <DeclaredField
                key={field.name}
                field={field}
                values={values}
                problems={result?.errors}
                rows={field.name === "text" ? 6 : undefined}
              />
            ))}
          {conflict === "clear" ? (
            <Note tone="success" role="status" title="Conflict check: clear.">
              No match between these names and the expert’s record.
            </Note>
          ) : null}
          {despite ? (
            <Note tone="warning" role="status" title="Possible conflict">
              <p className="mb-2">
                One of these names may be on the expert’s record. We can’t tell you which. Canceling
                costs nothing.
              </p>
              <DeclaredField
                field={openConversationForm.despite}
                values={values}
                problems={result?.errors}
              />
            </Note>
          ) : null}
          <Price quote={start.quote} />
          <p className="text-13 text-muted">
            Don’t send anything privileged until you’ve talked about conflicts. Only the two of you
            can read this conversation.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" pending={pending} icon={<Send />}>
              Send message
            </Button>
            <Button type="submit" name="intent" value="check">
              Check conflicts
            </Button>
            <LinkButton href={paths.expert(expertId)} variant="quiet">
              Cancel
            </LinkButton>
          </div>
        </PostForm>
      )}
    </section>
  );
}

/** What sending costs, or that there isn't enough. */
function Price({ quote }: { quote: Schema<"CreditQuote"> }) {
  if (quote.credits === 0) return null;
  if (quote.enough) return <ChargeLine quote={quote} />;
  return (
    <Note tone="warning">
      Writing to an expert takes {countText(quote.credits, "credit", "credits")}. You have{" "}
      {quote.free === 0 ? "none" : quote.free}.{" "}
      <TextLink href={paths.credits()} className="whitespace-nowrap">
        Get credits
      </TextLink>
    </Note>
  );
}
