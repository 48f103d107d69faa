import { useFetcher } from "@remix-run/react";

import { Button } from "~/components/ui/button";
import { TextInput } from "~/components/ui/field";
import { TextLink } from "~/components/ui/link";
import { longestReason } from "~/lib/longest-reason";
import { paths } from "~/lib/paths";

import { reasonName, useReason } from "./reason";

/** The `do` of the form that only keeps the reason. */
export const keepReason = "keep-reason";

/** Says whose profile staff edit, and asks once why. */
export function ReasonBanner({ expertId, name }: { expertId: string; name: string }) {
  const fetcher = useFetcher();
  const reason = useReason();
  if (!reason) return null;
  return (
    <div className="grid items-start gap-x-8 gap-y-3 border-b border-line bg-brass-tint px-4 py-3 md:px-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
      <p role="note" className="flex flex-wrap items-baseline gap-x-4">
        <span>
          You’re editing the profile of{" "}
          <b dir="auto" className="font-550">
            {name}
          </b>{" "}
          on their behalf. Every change is in their history under your name, with your reason.
        </span>
        <TextLink href={paths.expertHistory(expertId)}>History</TextLink>
      </p>
      <fetcher.Form
        method="post"
        noValidate
        aria-label="Reason for your changes"
        className="flex items-start gap-2"
        onBlur={({ currentTarget }) => {
          if (reason.text.trim() !== reason.kept) fetcher.submit(currentTarget);
        }}
      >
        <input type="hidden" name="do" value={keepReason} />
        <TextInput
          ref={reason.field}
          name={reasonName}
          id="reason-for-changes"
          label="Reason for your changes"
          required
          maxLength={longestReason}
          autoComplete="off"
          defaultValue={reason.text}
          error={reason.problems}
          onInput={({ currentTarget }) => reason.onChange(currentTarget.value)}
          className="flex-1"
        />
        <noscript>
          <Button type="submit" className="mt-[1.85rem]">
            Keep
          </Button>
        </noscript>
      </fetcher.Form>
    </div>
  );
}
