import { Send } from "lucide-react";
import { useState } from "react";

import { Checkbox } from "~/components/form/checkbox";
import { ChoiceGroup } from "~/components/form/choice-group";
import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Button, LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { useHydrated } from "~/components/ui/hydrated";
import { TextLink } from "~/components/ui/link";
import { Avatar } from "~/components/ui/picture/avatar";
import { AdmissionNote } from "~/features/bar-admission/admission-note";
import { askAvailabilityForm as fields } from "~/lib/form/declared/ask-availability.gen";
import type { FormResult } from "~/lib/form/form-result";
import { countText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

import type { LoadedAsk } from "./ask.server";

const most = 5;

type Props = { loaded: LoadedAsk; result: FormResult | undefined };

/** One neutral question to up to five experts. */
export function AskScreen({ loaded, result }: Props) {
  const { list, experts, price, admissions } = loaded;
  const pending = useSending() !== null;
  const values = result?.values ?? {
    list_id: [list?.id ?? ""],
    client_id: [loaded.clientId],
  };
  const problems = result?.errors;
  return (
    <div className="max-w-[42rem]">
      <p className="mb-3 text-13">
        {list ? (
          <TextLink href={paths.list(list.id)}>{list.name}</TextLink>
        ) : (
          <TextLink href={paths.favorites()}>Favorites</TextLink>
        )}
      </p>
      <h1 className="display text-32">Ask several experts</h1>
      <p className="mt-1.5 max-w-[60ch] text-muted">
        Ask up to five experts whether they’re available. Each answers yes, no, or later, and none
        of them sees who else you asked.
      </p>
      {admissions === "confirmed" || admissions === null ? null : (
        <AdmissionNote state={admissions} linked className="mt-5" />
      )}
      {experts.length === 0 ? (
        <EmptyState
          className="mt-6"
          title={list ? "No one to ask on this list" : "No favorites to ask"}
          text={
            list
              ? "Add experts to the list first. Rejected experts aren’t offered."
              : "Mark experts with a star, or add them to a list. Then ask several of them at once."
          }
          action={<LinkButton href={paths.search()}>Search experts</LinkButton>}
        />
      ) : (
        <PostForm noValidate className="mt-6 grid gap-6">
          <FormProblems result={result} form={fields} />
          <Experts loaded={loaded} result={result} />
          <DeclaredField field={fields.text} values={values} problems={problems} rows={5} />
          <DeclaredField field={fields.needs} values={values} problems={problems} />
          <DeclaredField
            field={fields.answer_by}
            values={values}
            problems={problems}
            className="max-w-[22rem]"
          />
          <DeclaredField field={fields.list_id} values={values} />
          <DeclaredField field={fields.client_id} values={values} />
          <p className="text-13 text-muted">
            Asking costs nothing.
            {price > 0
              ? ` Writing to an expert afterward takes ${countText(price, "credit", "credits")}.`
              : ""}{" "}
            The experts see your name, your firm, and your question.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" pending={pending} icon={<Send />}>
              Send question
            </Button>
            <LinkButton href={list ? paths.list(list.id) : paths.favorites()} variant="quiet">
              Cancel
            </LinkButton>
          </div>
        </PostForm>
      )}
    </div>
  );
}

/** Whom to ask. With script, a sixth can't be chosen. */
function Experts({ loaded: { experts, asked }, result }: Props) {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    (result?.values.expert_ids ?? asked).filter((id) =>
      experts.some((expert) => expert.id === id && expert.refusal === ""),
    ),
  );
  const name = fields.expert_ids.name;
  return (
    <ChoiceGroup
      legend="Whom to ask"
      name={name}
      required
      error={result?.errors[name]?.join(" ")}
      hint={
        <span aria-live="polite">
          {hydrated ? `${chosen.length} of ${most} chosen` : `Choose up to ${most}.`}
        </span>
      }
    >
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {experts.map(({ id, name: expert, headline, photo, refusal }) => {
          const on = chosen.includes(id);
          return (
            <li key={id} className="px-3.5 py-2.5">
              <Checkbox
                name={name}
                value={id}
                checked={on}
                disabled={refusal !== "" || (hydrated && !on && chosen.length >= most)}
                onChange={() =>
                  setChosen(on ? chosen.filter((other) => other !== id) : [...chosen, id])
                }
                label={
                  <span className="flex items-center gap-3">
                    <Avatar name={expert} src={photo} size={40} />
                    <span className="min-w-0">
                      <bdi className="block font-serif leading-snug font-semibold [overflow-wrap:anywhere]">
                        {expert}
                      </bdi>
                      <span className="line-clamp-1 text-13 text-muted">{headline}</span>
                      {refusal ? <span className="block text-13 text-muted">{refusal}</span> : null}
                    </span>
                  </span>
                }
              />
            </li>
          );
        })}
      </ul>
    </ChoiceGroup>
  );
}
