import { Form, useLocation } from "@remix-run/react";
import { ListPlus } from "lucide-react";

import { BulkBar } from "~/components/list/bulk-bar";
import type { Selection } from "~/components/list/use-selection";
import { Button } from "~/components/ui/button";
import { paths } from "~/lib/paths";

const formId = "add-selected";

/** Belongs to the form of `AddSelected`, because the card has forms of its own. */
export function SelectExpert({
  expertId,
  name,
  selection,
}: {
  expertId: string;
  name: string;
  selection: Selection;
}) {
  return (
    <label data-print="hide" className="relative z-1 grid size-9 place-items-center touch:size-11">
      <input
        type="checkbox"
        name="add"
        value={expertId}
        form={formId}
        aria-label={`Select ${name}`}
        checked={selection.has(expertId)}
        onChange={() => selection.toggle(expertId)}
        className="size-[18px] cursor-pointer accent-accent"
      />
    </label>
  );
}

/** Leads to the choice of a list for all selected experts. */
export function AddSelected({ selection }: { selection: Selection }) {
  const { pathname, search } = useLocation();
  return (
    <Form id={formId} method="get" action={paths.lists()} data-print="hide">
      <input type="hidden" name="from" value={pathname + search} />
      <BulkBar label="Selected experts" count={selection.count} onClear={selection.clear}>
        <Button type="submit" icon={<ListPlus />}>
          Add to list
        </Button>
      </BulkBar>
    </Form>
  );
}
