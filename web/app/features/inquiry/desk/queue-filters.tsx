import { Form, useSubmit } from "@remix-run/react";
import { Search } from "lucide-react";

import { Button } from "~/components/ui/button";
import { TextInput } from "~/components/ui/field";
import { TextLink } from "~/components/ui/link";
import { Select } from "~/components/ui/choice/select";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

import { formWords, stateWords } from "./words";

/** The filters in a line; they stand in the address, so back, reload and sharing work. */
export function QueueFilters({
  query,
  staff,
}: {
  query: URLSearchParams;
  staff: readonly Schema<"Member">[];
}) {
  const submit = useSubmit();
  const options = (words: Record<string, string>) =>
    Object.entries(words).map(([value, label]) => ({ value, label }));
  const states = Object.fromEntries(
    Object.entries(stateWords).map(([value, { label }]) => [value, label]),
  );
  const narrowed = [...query.keys()].some((name) => name !== "page");
  return (
    <Form
      key={query.toString()}
      method="get"
      role="search"
      aria-label="Requests"
      className="grid grid-cols-2 items-end gap-2 md:flex"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget);
      }}
    >
      <TextInput
        className="col-span-2 md:w-72"
        label="Name, e-mail, words or reference"
        hideLabel
        name="q"
        type="search"
        defaultValue={query.get("q") ?? ""}
        placeholder="Name, words, reference"
        icon={<Search aria-hidden="true" strokeWidth={1.8} />}
      />
      <Select
        className="md:w-44"
        label="State"
        hideLabel
        name="state"
        defaultValue={query.get("state") ?? ""}
        placeholder="State: to do"
        options={options(states)}
      />
      <Select
        className="md:w-44"
        label="Form"
        hideLabel
        name="kind"
        defaultValue={query.get("kind") ?? ""}
        placeholder="Form: any"
        options={options(formWords)}
      />
      <Select
        className="md:w-48"
        label="Assigned to"
        hideLabel
        name="assignee"
        defaultValue={query.get("assignee") ?? ""}
        placeholder="Assigned to: anyone"
        options={[
          { value: "me", label: "Me" },
          { value: "none", label: "Nobody" },
          ...staff.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Button type="submit">Filter</Button>
      {narrowed ? (
        <TextLink href={paths.requests()} className="self-center">
          Clear
        </TextLink>
      ) : null}
    </Form>
  );
}
