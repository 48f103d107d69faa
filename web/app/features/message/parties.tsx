import { Plus } from "lucide-react";

import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Button, LinkButton } from "~/components/ui/button";
import { addPartyForm } from "~/lib/form/declared/add-party.gen";
import { resultFor } from "~/lib/form/form-result";
import { paths } from "~/lib/paths";

import type { LoadedMessages, MessageResult, Thread } from "./messages.server";

/** The parties of the matter, if the reader sees them. */
export function Parties({ thread, side }: { thread: Thread; side: LoadedMessages["side"] }) {
  const { parties } = thread.conflict;
  if (parties.length === 0)
    return <p className="text-13 text-muted">You see them once you both agree.</p>;
  return (
    <>
      <dl className="grid gap-2">
        {parties
          .filter(({ side: of }) => of !== "own")
          .map(({ name, text, added_at: at }) => (
            <div key={`${at}${name}`}>
              <dt className="text-13 text-muted">{text}</dt>
              <dd className="[overflow-wrap:anywhere]">
                <bdi>{name}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      {side === "attorney" && thread.closed === "" ? (
        <LinkButton
          href={paths.conversation(side, "inbox", thread.id, { party: 1 })}
          preventScrollReset
          size="sm"
          className="mt-3"
          icon={<Plus />}
        >
          Add a party
        </LinkButton>
      ) : null}
    </>
  );
}

type FormProps = { loaded: LoadedMessages; thread: Thread; result: MessageResult | undefined };

/** Adds a party, when the address asks for it. */
export function AddParty({ loaded, thread, result: given }: FormProps) {
  const result = resultFor(given, "add-party");
  const pending = useSending()?.get("do") === "add-party";
  if (!loaded.addingParty || loaded.side !== "attorney" || thread.closed !== "") return null;
  return (
    <PostForm
      noValidate
      aria-label="Add a party"
      className="mb-5 grid max-w-[36rem] gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div>
        <h3 className="text-17">Add a party</h3>
        <p className="mt-1 text-13 text-muted">
          The conflict check runs again, and you’re both asked to look at it.{" "}
          {thread.conflict.shown
            ? "The expert sees the name."
            : "The expert doesn’t see the name before you both agree."}
        </p>
      </div>
      <FormProblems result={result} form={addPartyForm} />
      <input type="hidden" name="do" value="add-party" />
      {Object.values(addPartyForm).map((field) => (
        <DeclaredField
          key={field.name}
          field={field}
          values={result?.values}
          problems={result?.errors}
        />
      ))}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" pending={pending}>
          Add party
        </Button>
        <LinkButton
          href={paths.conversation(loaded.side, loaded.box, thread.id)}
          preventScrollReset
          variant="quiet"
        >
          Cancel
        </LinkButton>
      </div>
    </PostForm>
  );
}
