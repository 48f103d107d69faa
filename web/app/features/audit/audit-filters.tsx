import { Form, useSubmit } from "@remix-run/react";
import { Search } from "lucide-react";

import { Button } from "~/components/ui/button";
import { RemovableChip } from "~/components/ui/chip";
import { TextInput } from "~/components/ui/field";
import { TextLink } from "~/components/ui/link";
import { Select } from "~/components/ui/choice/select";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

import { actionWords, auditQuery, filterNames } from "./audit-filter";

/** The filters in a line. Actor and subject are chosen at an entry and shown below as chips. */
export function AuditFilters({
  query,
  page: { actions, kinds, results },
}: {
  query: URLSearchParams;
  page: Schema<"AuditPage">;
}) {
  const submit = useSubmit();
  const actor = query.get("actor");
  const subject = query.get("subject");
  const actorName = results?.find((entry) => entry.actor_id === actor)?.actor_name;
  const subjectName = results?.find((entry) => entry.subject_id === subject)?.subject_name;
  return (
    <>
      <Form
        key={query.toString()}
        method="get"
        role="search"
        aria-label="Audit log"
        className="grid grid-cols-2 items-end gap-2 lg:flex"
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget);
        }}
      >
        <TextInput
          className="col-span-2 lg:w-72"
          label="Name, reason or detail"
          hideLabel
          name="q"
          type="search"
          defaultValue={query.get("q") ?? ""}
          placeholder="Name, reason, detail"
          icon={<Search aria-hidden="true" strokeWidth={1.8} />}
        />
        <Select
          className="lg:w-56"
          label="Action"
          hideLabel
          name="action"
          defaultValue={query.get("action") ?? ""}
          placeholder="Action: any"
          options={(actions ?? []).map((value) => ({ value, label: actionWords(value) }))}
        />
        <Select
          className="lg:w-44"
          label="Kind"
          hideLabel
          name="kind"
          defaultValue={query.get("kind") ?? ""}
          placeholder="Kind: any"
          options={(kinds ?? []).map((value) => ({ value, label: actionWords(value) }))}
        />
        <TextInput
          className="max-sm:col-span-2 lg:w-52"
          label="From"
          hideLabel
          name="from"
          type="date"
          defaultValue={query.get("from") ?? ""}
          icon={
            <span aria-hidden="true" className="text-muted">
              From
            </span>
          }
        />
        <TextInput
          className="max-sm:col-span-2 lg:w-48"
          label="To"
          hideLabel
          name="to"
          type="date"
          defaultValue={query.get("to") ?? ""}
          icon={
            <span aria-hidden="true" className="text-muted">
              To
            </span>
          }
        />
        {actor ? <input type="hidden" name="actor" value={actor} /> : null}
        {subject ? <input type="hidden" name="subject" value={subject} /> : null}
        <Button type="submit">Filter</Button>
        {filterNames.some((name) => query.has(name)) ? (
          <TextLink href={paths.audit()} className="self-center">
            Clear
          </TextLink>
        ) : null}
      </Form>
      {actor || subject ? (
        <p className="mt-3 flex flex-wrap gap-2">
          {actor ? (
            <RemovableChip
              href={paths.audit(auditQuery(query, { actor: "" }))}
              removeLabel={`Remove: By ${actorName || actor}`}
            >{`By ${actorName || actor}`}</RemovableChip>
          ) : null}
          {subject ? (
            <RemovableChip
              href={paths.audit(auditQuery(query, { subject: "" }))}
              removeLabel={`Remove: On ${subjectName || subject}`}
            >{`On ${subjectName || subject}`}</RemovableChip>
          ) : null}
        </p>
      ) : null}
    </>
  );
}
