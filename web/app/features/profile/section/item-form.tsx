import { useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";

import { DeclaredField } from "~/components/form/declared-field";
import { DraftNote } from "~/components/form/draft-note";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { Segmented } from "~/components/form/segmented";
import { draftOf, useFormDraft } from "~/components/form/use-form-draft";
import { useSending } from "~/components/form/use-sending";
import { Button, LinkButton } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { fieldId } from "~/components/ui/field";
import { Note } from "~/components/ui/note";
import type { DeclaredField as Declaration } from "~/lib/form/declared-form";
import { textOf, type FormResult, type FormValues } from "~/lib/form/form-result";
import { sentValues } from "~/lib/form/read-form";

import { ReasonField, reasonName } from "../reason/reason";
import type { Conflict } from "./conflict";
import { MergeFields } from "./merge-fields";
import { DeleteItem } from "./delete-item";
import { formIdName } from "./send-item";
import { sectionPath } from "./section-place";
import type { LoadedSection } from "./section.server";
import { visibilities } from "./visibility";

type Result = FormResult & { conflict?: Conflict | null };

const typedIn = draftOf(["theirs", "item", "do"]);

/** Kinds that fit beside another field. */
const narrow = new Set<Declaration["kind"]>([
  "number",
  "year",
  "money",
  "date",
  "partial-date",
  "choice",
  "country",
  "state",
  "time-zone",
  "docket",
  "identifier",
  "slug",
]);

/** Texts up to this length fit beside another field. */
const shortText = 100;

const isNarrow = ({ kind, max = Infinity }: Declaration): boolean =>
  narrow.has(kind) || (kind === "text" && max <= shortText);

/** Adds or changes one item. Without script, it is a plain form. */
export function ItemForm({
  loaded,
  result,
  onShow,
}: {
  loaded: LoadedSection;
  result: Result | null;
  /** Called with what is in the form as it changes. */
  onShow?: (values: FormValues) => void;
}) {
  const { declared, edited, place, view } = loaded;
  const form = useRef<HTMLFormElement>(null);
  // Mails lead to a field: a fragment wouldn't survive a sign-in.
  const wanted = useSearchParams()[0].get("field");
  useEffect(() => {
    if (wanted) document.getElementById(fieldId(wanted))?.focus();
  }, [wanted]);
  const sending = useSending();
  const pending = sending?.get("do") === "save";
  const conflict = result?.conflict ?? null;
  const draft = useFormDraft(
    `profile/${place.expertId}/${place.section}/${edited ?? "new"}`,
    form,
    typedIn,
    {
      arrived: (sent) => view.items.some((item) => item.form === textOf(sent, formIdName)),
    },
  );
  const [ownName, setOwnName] = useState("");
  useEffect(() => setOwnName(crypto.randomUUID()), []);
  const restored = draft.values && Object.keys(draft.values).length > 0 ? draft.values : null;
  const typed = result?.values ?? restored;
  const values = typed ?? loaded.values;
  // What was typed goes on from the version that it began with, so the BFF merges what others
  // saved since.
  const version = conflict?.version ?? (Number(textOf(typed ?? {}, "version")) || loaded.version);
  const base = conflict
    ? JSON.stringify(conflict.base)
    : textOf(typed ?? {}, "base") || (loaded.base ? JSON.stringify(loaded.base) : "");
  const problems = result?.errors ?? {};
  const item = view.items.find(({ id }) => id === edited);
  const isNew = item === undefined;
  const title = isNew ? `New ${declared.row}` : item.title;
  const held = new Map(view.holds?.map(({ field, text }) => [field, text]));

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      form.current?.requestSubmit();
    }
  }
  return (
    <section
      aria-labelledby="item-title"
      className={classNames(
        "overflow-hidden rounded-card border bg-surface",
        declared.single ? "border-line" : "my-3.5 border-edge",
      )}
    >
      <div className="flex items-start justify-between gap-4 px-4 pt-4 sm:px-6 sm:pt-5">
        <h2 id="item-title" dir="auto" className="min-w-0 text-20">
          {declared.single ? (isNew ? "Fill in this section" : "Edit this section") : title}
        </h2>
        {item && !declared.single ? <DeleteItem item={item} noun={declared.row} /> : null}
      </div>
      <PostForm
        ref={form}
        key={`${version} ${result?.attempt ?? ""} ${restored ? "restored" : draft.values ? "over" : "typed"}`}
        noValidate
        encType="multipart/form-data"
        aria-label={title}
        onSubmit={draft.onSend}
        onInput={() => {
          draft.onInput();
          if (form.current) onShow?.(sentValues(new FormData(form.current)));
        }}
        onKeyDown={onKeyDown}
      >
        <input type="hidden" name="do" value="save" />
        <input type="hidden" name="item" value={item?.id ?? ""} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="base" value={base} />
        <input type="hidden" name={formIdName} value={textOf(typed ?? {}, formIdName) || ownName} />
        {/* Enter presses a form's first button. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
          Save
        </button>
        <div className="grid grid-cols-1 gap-x-4 gap-y-5 px-4 py-5 sm:grid-cols-2 sm:px-6">
          <div className="col-span-full empty:hidden">
            <FormProblems
              result={result}
              labels={{ [reasonName]: "" }}
              form={Object.fromEntries(declared.fields.map((field) => [field.name, field]))}
            />
          </div>
          <DraftNote draft={draft} className="col-span-full" />
          {!conflict && restored && version < loaded.version ? (
            <Note tone="neutral" className="col-span-full">
              Someone else has changed this since. When you save, we merge both, or ask you to
              choose.
            </Note>
          ) : null}
          {conflict ? <MergeFields conflict={conflict} fields={declared.fields} /> : null}
          {declared.fields.map((field) => (
            <DeclaredField
              key={field.name}
              field={field}
              values={values}
              problems={problems}
              hint={held.get(field.name)}
              startEmpty
              segmented={
                field.kind === "choice" && !field.depends_on && (field.choices ?? []).length <= 4
              }
              stored={view.files?.find(({ key }) => key === textOf(values, field.name))?.name}
              photos={`/api/profiles/${place.expertId}/photos/`}
              aside={field.audience === "private" ? <OnlyYou staff={place.staff} /> : undefined}
              className={classNames(
                "min-w-0",
                isNarrow(field) ? "col-span-full sm:col-span-1" : "col-span-full",
              )}
              onChange={draft.onInput}
            />
          ))}
          <Segmented
            name="visibility"
            legend="Who sees it"
            options={visibilities}
            defaultValue={textOf(values, "visibility") || "public"}
            error={problems.visibility?.[0]}
            className="col-span-full"
          />
          <ReasonField
            result={result}
            typed={textOf(values, reasonName)}
            className="col-span-full"
          />
        </div>
        <div className="flex flex-wrap items-center gap-2 border-t border-line bg-sunken px-4 py-3.5 sm:px-6">
          <Button type="submit" variant="primary" pending={pending}>
            Save {declared.single ? "section" : declared.row}
          </Button>
          {declared.single ? null : (
            <LinkButton href={sectionPath(place)} preventScrollReset>
              Cancel
            </LinkButton>
          )}
          <span className="ml-auto text-13 text-muted max-sm:hidden">
            <kbd>Ctrl</kbd> <kbd>Enter</kbd> saves
          </span>
        </div>
      </PostForm>
    </section>
  );
}

function OnlyYou({ staff }: { staff: boolean }) {
  return (
    <span className="text-13 text-muted">
      {staff ? "expert and staff only" : "only you and our team"}
    </span>
  );
}
