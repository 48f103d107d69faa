import { Form, useSubmit } from "@remix-run/react";
import { Search } from "lucide-react";

import { Button } from "~/components/ui/button";
import { TextInput } from "~/components/ui/field";
import { TextLink } from "~/components/ui/link";
import { Select } from "~/components/ui/choice/select";
import { paths } from "~/lib/paths";

import { modeWords, purposeWords, stateWords } from "./words";

/** The filters in a line; they stand in the address, so back, reload and sharing work. */
export function ClaimFilters({
  query,
  counts,
}: {
  query: URLSearchParams;
  counts: Readonly<Record<string, number>>;
}) {
  const submit = useSubmit();
  const options = (words: Record<string, string>) =>
    Object.entries(words).map(([value, label]) => ({ value, label }));
  const states = Object.entries(stateWords).map(([value, { label }]) => ({
    value,
    label: `${label} (${counts[value] ?? 0})`,
  }));
  const narrowed = [...query.keys()].some((name) => name !== "page");
  return (
    <Form
      key={query.toString()}
      method="get"
      role="search"
      aria-label="Claims"
      className="mt-5 grid grid-cols-2 items-end gap-2 md:flex"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget);
      }}
    >
      <TextInput
        className="col-span-2 md:w-72"
        label="Name, e-mail or reference"
        hideLabel
        name="q"
        type="search"
        defaultValue={query.get("q") ?? ""}
        placeholder="Name, e-mail, reference"
        icon={<Search aria-hidden="true" strokeWidth={1.8} />}
      />
      <Select
        className="md:w-48"
        label="State"
        hideLabel
        name="state"
        defaultValue={query.get("state") ?? ""}
        placeholder="State: to decide"
        options={[...states, { value: "all", label: "Every state" }]}
      />
      <Select
        className="md:w-44"
        label="Proof"
        hideLabel
        name="mode"
        defaultValue={query.get("mode") ?? ""}
        placeholder="Proof: any"
        options={options(modeWords)}
      />
      <Select
        className="col-span-2 md:w-40"
        label="For"
        hideLabel
        name="purpose"
        defaultValue={query.get("purpose") ?? ""}
        placeholder="For: any"
        options={options(purposeWords)}
      />
      <Button type="submit" className="max-md:col-span-2">
        Filter
      </Button>
      {narrowed ? (
        <TextLink href={paths.claims()} className="self-center">
          Clear
        </TextLink>
      ) : null}
    </Form>
  );
}
