import { TabLinks } from "~/components/ui/paging/tabs";
import type { PathQuery } from "~/lib/paths";

const parts = [
  { show: null, label: "All" },
  { show: "spent", label: "Spent" },
  { show: "held", label: "Held" },
  { show: "returned", label: "Came back" },
  { show: "added", label: "Bought and added" },
] as const;

/** The parts of a statement, as links. */
export function StatementTabs({
  show,
  to,
}: {
  show: string | null;
  to: (query: PathQuery) => string;
}) {
  const known = parts.some((part) => part.show === show) ? show : null;
  return (
    <TabLinks
      label="Parts of the statement"
      items={parts.map((part) => ({
        href: to({ show: part.show }),
        label: part.label,
        current: part.show === known,
      }))}
    />
  );
}
