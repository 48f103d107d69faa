import { Form } from "@remix-run/react";

import { BulkBar } from "~/components/list/bulk-bar";
import type { Selection } from "~/components/list/use-selection";
import { Button } from "~/components/ui/button";
import { countText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

const formId = "compare";
const most = 4;

/** Belongs to the form of `CompareBar`, because the card has forms of its own. */
export function CompareChoice({
  expertId,
  name,
  selection,
}: {
  expertId: string;
  name: string;
  selection: Selection;
}) {
  const chosen = selection.has(expertId);
  return (
    <label data-print="hide" className="grid size-9 place-items-center touch:size-11">
      <input
        type="checkbox"
        name="expert"
        value={expertId}
        form={formId}
        aria-label={`Compare ${name}`}
        checked={chosen}
        disabled={!chosen && selection.count >= most}
        onChange={() => selection.toggle(expertId)}
        className="size-[18px] cursor-pointer accent-accent"
      />
    </label>
  );
}

/** Leads to the comparison of the chosen experts. */
export function CompareBar({ listId, selection }: { listId: string; selection: Selection }) {
  return (
    <Form id={formId} method="get" action={paths.compareList(listId)} data-print="hide">
      <BulkBar label="Chosen experts" count={selection.count} onClear={selection.clear}>
        <Button type="submit" variant="primary" disabled={selection.count === 1}>
          {selection.count > 1
            ? `Compare ${countText(selection.count, "expert", "experts")}`
            : "Compare up to four"}
        </Button>
      </BulkBar>
    </Form>
  );
}
