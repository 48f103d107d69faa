import { ExpertRow } from "~/features/expert/list/expert-row";
import type { Schema } from "~/lib/api-types";

export function SimilarExperts({ experts }: { experts: readonly Schema<"SimilarExpert">[] }) {
  if (experts.length === 0) return null;
  return (
    <section aria-labelledby="similar-experts">
      <h2 id="similar-experts" className="text-17">
        Similar experts
      </h2>
      <ul className="mt-2 grid gap-1.5">
        {experts.slice(0, 5).map((expert) => (
          <li key={expert.expert_id}>
            <ExpertRow
              expertId={expert.expert_id}
              name={expert.name}
              photo={expert.photo}
              line={expert.reason}
              tall
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
