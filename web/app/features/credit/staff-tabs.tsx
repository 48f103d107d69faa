import { TabLinks } from "~/components/ui/paging/tabs";
import { paths } from "~/lib/paths";
import { useRootData } from "~/lib/root-data";

/** The parts of the staff’s page, with how many payments wait. */
export function StaffTabs({ current }: { current: "attorneys" | "payments" }) {
  const menu = useRootData()?.navigation.menu ?? [];
  const waits = menu.find(({ path }) => path === paths.creditHolders())?.waits ?? 0;
  return (
    <div className="mt-3">
      <TabLinks
        label="Parts of credits"
        items={[
          { href: paths.creditHolders(), label: "Attorneys", current: current === "attorneys" },
          {
            href: paths.creditHolders({ tab: "payments" }),
            label: "Payments",
            count: waits,
            current: current === "payments",
          },
        ]}
      />
    </div>
  );
}
