import { SectionHeading } from "~/components/ui/section-heading";
import { ExpertRow } from "~/features/expert/list/expert-row";
import { useViewed } from "~/features/expert/list/recently-viewed";

/** Last in its column, since it appears after hydration. */
export function ViewedList({ email }: { email: string | null }) {
  const viewed = useViewed(email);
  if (viewed.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed">
      <SectionHeading id="recently-viewed" title="Recently viewed" className="[&_h2]:text-20" />
      <ul className="grid gap-2">
        {viewed.map((one) => (
          <li key={one.expertId}>
            <ExpertRow {...one} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-13 text-muted">Saved in this browser until you sign out.</p>
    </section>
  );
}
