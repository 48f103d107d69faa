import { Note } from "~/components/ui/note";
import { TextLink } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

/** What an act did, and for each profile that was refused, why. */
export function Acted({ acted }: { acted: Schema<"RosterActed"> }) {
  const { detail, refused } = acted;
  return (
    <Note tone={refused.length > 0 ? "warning" : "success"} role="status">
      <p className="font-550">{detail}</p>
      {refused.length > 0 ? (
        <ul className="mt-1.5 list-disc pl-5">
          {refused.map(({ expert_id: id, name, why }) => (
            <li key={id}>
              <TextLink href={paths.viewExpert(id)}>
                <bdi>{name || "Not named yet"}</bdi>
              </TextLink>
              : {why}
            </li>
          ))}
        </ul>
      ) : null}
    </Note>
  );
}
