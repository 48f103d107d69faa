import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Button, LinkButton } from "~/components/ui/button";
import type { DeclaredForm } from "~/lib/form/declared-form";
import { declineForm } from "~/lib/form/declared/decline.gen";
import { reportMessageForm } from "~/lib/form/declared/report-message.gen";
import { resultFor } from "~/lib/form/form-result";
import { paths } from "~/lib/paths";

import type { Message } from "./merge";
import type { LoadedMessages, MessageResult, Thread } from "./messages.server";

type Props = {
  loaded: LoadedMessages;
  thread: Thread;
  messages: readonly Message[];
  result: MessageResult | undefined;
};

/** Declining and reporting, when the address asks for them. */
export function ClosingForms({ loaded, thread, messages, result }: Props) {
  if (loaded.declining && thread.can_decline)
    return (
      <ClosingForm
        loaded={loaded}
        thread={thread}
        result={result}
        name="decline"
        title="Decline this conversation"
        text="The attorney sees your reason. Nothing can be sent afterward."
        button="Decline"
        form={declineForm}
        values={{}}
      />
    );
  if (loaded.reporting === null) return null;
  const quoted = messages.find(({ seq, own }) => seq === loaded.reporting && !own);
  const latest = messages.findLast(({ own }) => !own);
  return (
    <ClosingForm
      loaded={loaded}
      thread={thread}
      result={result}
      name="report"
      title={`Report ${thread.person.name}`}
      text={
        quoted || latest
          ? "Our team gets your words and their latest message with its files. They can’t open the conversation."
          : "Our team gets your words. They can’t open the conversation."
      }
      button="Send report"
      form={reportMessageForm}
      values={{ seq: [String((quoted ?? latest)?.seq ?? "")] }}
    />
  );
}

function ClosingForm({
  loaded,
  thread,
  result: given,
  name,
  title,
  text,
  button,
  form,
  values,
}: Omit<Props, "messages"> & {
  name: string;
  title: string;
  text: string;
  button: string;
  form: DeclaredForm;
  values: Record<string, string[]>;
}) {
  const result = resultFor(given, name);
  const pending = useSending()?.get("do") === name;
  return (
    <PostForm
      noValidate
      aria-label={title}
      className="mb-5 grid max-w-[36rem] gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div>
        <h3 className="text-17">{title}</h3>
        <p className="mt-1 text-13 text-muted">{text}</p>
      </div>
      <FormProblems result={result} form={form} />
      <input type="hidden" name="do" value={name} />
      {Object.values(form).map((field) => (
        <DeclaredField
          key={field.name}
          field={field}
          values={result?.values ?? values}
          problems={result?.errors}
        />
      ))}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" pending={pending}>
          {button}
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
