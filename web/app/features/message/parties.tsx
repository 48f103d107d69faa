import { Plus } from "lucide-react";
import type { ReactNode } from "react";

import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Button, LinkButton } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import { addPartyForm } from "~/lib/form/declared/add-party.gen";
import { resultFor, type FormResult, type FormValues } from "~/lib/form/form-result";
import { paths } from "~/lib/paths";

import type { LoadedMessages, MessageResult, Thread } from "./messages.server";

/** The parties of the matter, if the reader sees them. */
export function Parties({ thread, side }: { thread: Thread; side: LoadedMessages["side"] }) {
  const { parties } = thread.conflict;
  const changeable = side === "attorney" && thread.closed === "";
  if (parties.length === 0)
    return <p className="text-13 text-muted">You see them once you both agree.</p>;
  return (
    <>
      <dl className="grid gap-2">
        {parties
          .filter(({ side: of }) => of !== "own")
          .map(({ number, name, text }) => (
            <div key={number}>
              <dt className="text-13 text-muted">{text}</dt>
              <dd className="[overflow-wrap:anywhere]">
                <bdi>{name}</bdi>
                {changeable ? (
                  <TextLink
                    href={paths.conversation(side, "inbox", thread.id, { correct: number })}
                    preventScrollReset
                    aria-label={`Correct ${name}`}
                    className="ml-2 text-13 touch:inline-block touch:py-1.5"
                  >
                    Correct
                  </TextLink>
                ) : null}
              </dd>
            </div>
          ))}
      </dl>
      {changeable ? (
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
    <PartyForm
      name="Add a party"
      title="Add a party"
      text={
        thread.conflict.shown
          ? "The expert sees the name."
          : "The expert doesn’t see the name before you both agree."
      }
      result={result}
      values={result?.values}
      cancel={paths.conversation(loaded.side, loaded.box, thread.id)}
    >
      <Button type="submit" name="do" value="add-party" variant="primary" pending={pending}>
        Add party
      </Button>
    </PartyForm>
  );
}

/** Corrects or removes a party, when the address asks for it. */
export function CorrectParty({ loaded, thread, result: given }: FormProps) {
  const result = resultFor(given, "correct-party") ?? resultFor(given, "remove-party");
  const pending = useSending()?.get("do");
  const party = thread.conflict.parties.find(
    ({ number, side }) => number === loaded.correcting && side !== "own",
  );
  if (!party || loaded.side !== "attorney" || thread.closed !== "") return null;
  const { conflict } = thread;
  return (
    <PartyForm
      key={party.number}
      name={`Correct ${party.name}`}
      title={
        <>
          Correct <bdi>{party.name}</bdi>
        </>
      }
      text={
        conflict.shown || conflict.result === "clear"
          ? "Certificates of earlier checks stay as they are."
          : "Certificates of earlier checks stay as they are, and a possible conflict stays one until you both agree to show the names."
      }
      result={result}
      values={result?.values ?? { name: [party.name], side: [party.side] }}
      cancel={paths.conversation(loaded.side, loaded.box, thread.id)}
    >
      <input type="hidden" name="number" value={party.number} />
      <Button
        type="submit"
        name="do"
        value="correct-party"
        variant="primary"
        pending={pending === "correct-party"}
      >
        Save
      </Button>
      <Button
        type="submit"
        name="do"
        value="remove-party"
        variant="danger"
        pending={pending === "remove-party"}
      >
        Remove party
      </Button>
    </PartyForm>
  );
}

interface PartyFormProps {
  name: string;
  title: ReactNode;
  text: string;
  result: FormResult | null;
  values: FormValues | undefined;
  cancel: string;
  /** Its buttons. The first one is pressed by Enter. */
  children: ReactNode;
}

function PartyForm({ name, title, text, result, values, cancel, children }: PartyFormProps) {
  return (
    <PostForm
      noValidate
      aria-label={name}
      className="mb-5 grid max-w-[36rem] gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div>
        <h3 className="text-17 [overflow-wrap:anywhere]">{title}</h3>
        <p className="mt-1 text-13 text-muted">
          The conflict check runs again, and you’re both asked to look at it. {text}
        </p>
      </div>
      <FormProblems result={result} form={addPartyForm} />
      {Object.values(addPartyForm).map((field) => (
        <DeclaredField key={field.name} field={field} values={values} problems={result?.errors} />
      ))}
      <div className="flex flex-wrap gap-2">
        {children}
        <LinkButton href={cancel} preventScrollReset variant="quiet">
          Cancel
        </LinkButton>
      </div>
    </PostForm>
  );
}
