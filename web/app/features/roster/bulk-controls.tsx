import { Checkbox } from "~/components/form/checkbox";
import { useSending } from "~/components/form/use-sending";
import { Button } from "~/components/ui/button";
import { Select } from "~/components/ui/choice/select";
import { TextInput } from "~/components/ui/field";
import type { Schema } from "~/lib/api-types";
import { textOf, type FormResult } from "~/lib/form/form-result";
import { numberText } from "~/lib/format/number";

/** One act for the selected profiles, or for all that match the filter. */
export function BulkControls({
  staff,
  count,
  shown,
  filter,
  result,
}: {
  staff: readonly Schema<"RosterMember">[];
  count: number;
  shown: number;
  filter: URLSearchParams;
  result: FormResult | null | undefined;
}) {
  const pending = useSending()?.has("act") ?? false;
  const values = result?.status === "done" ? undefined : result?.values;
  return (
    <>
      <input type="hidden" name="filter" value={filter.toString()} />
      <input type="hidden" name="count" value={count} />
      {count > shown ? (
        <Checkbox
          name="all"
          value="yes"
          defaultChecked={textOf(values, "all") === "yes"}
          label={`All ${numberText(count)} that match`}
        />
      ) : null}
      <Select
        label="Action"
        hideLabel
        name="act"
        className="w-58 max-w-full"
        defaultValue={textOf(values, "act") || "publish"}
        options={[
          { value: "publish", label: "Publish" },
          { value: "hide", label: "Hide" },
          { value: "unhide", label: "Show again" },
          { value: "offer", label: "Let the expert claim it" },
          ...staff.map(({ id, name }) => ({ value: `assign:${id}`, label: `Assign to ${name}` })),
          { value: "assign:", label: "Assign to no one" },
        ]}
      />
      <TextInput
        label="Reason"
        hideLabel
        name="reason"
        className="w-64 max-w-full"
        placeholder="Reason, kept in the history"
        maxLength={2000}
        defaultValue={textOf(values, "reason")}
      />
      <Button type="submit" variant="primary" pending={pending}>
        Apply
      </Button>
    </>
  );
}
