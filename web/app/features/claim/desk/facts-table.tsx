import { Check } from "lucide-react";

import type { Schema } from "~/lib/api-types";

import { factWords } from "./words";

export function FactsTable({
  facts,
  owner,
}: {
  facts: readonly Schema<"ClaimFact">[];
  owner: Schema<"ClaimPerson"> | null;
}) {
  return (
    <table className="w-full border-collapse max-md:block">
      <caption className="sr-only">The profile and the claimant side by side</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-ink text-left text-13 text-muted">
          <th scope="col" className="w-32 py-2 font-medium">
            <span className="sr-only">What</span>
          </th>
          <th scope="col" className="w-1/2 py-2 pr-6 font-medium">
            The profile
          </th>
          <th scope="col" className="py-2 font-medium">
            The claimant
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block max-md:border-t max-md:border-ink">
        {facts.map(({ name, profile, claimant, same }) => (
          <tr key={name} className="border-b border-line align-top max-md:block max-md:py-2.5">
            <th
              scope="row"
              className="py-2.5 pr-4 text-left font-normal text-muted max-md:block max-md:p-0"
            >
              {factWords[name]}
            </th>
            <td dir="auto" className="py-2.5 pr-6 break-words max-md:block max-md:p-0">
              <Value side="Profile" text={profile} />
            </td>
            <td dir="auto" className="py-2.5 break-words max-md:block max-md:p-0">
              <Value side="Claimant" text={claimant} />
              {same ? (
                <span className="ml-2 inline-flex items-center gap-1 text-13 text-success">
                  <Check strokeWidth={2} className="size-4" />
                  alike
                </span>
              ) : null}
            </td>
          </tr>
        ))}
        <tr className="border-b border-line align-top max-md:block max-md:py-2.5">
          <th
            scope="row"
            className="py-2.5 pr-4 text-left font-normal text-muted max-md:block max-md:p-0"
          >
            Whose it is
          </th>
          <td colSpan={2} className="py-2.5 max-md:block max-md:p-0">
            {owner ? `${owner.name}, ${owner.email}` : "Nobody’s"}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Value({ side, text }: { side: string; text: string }) {
  return (
    <>
      <span aria-hidden="true" className="mr-2 text-13 text-muted md:hidden">
        {side}
      </span>
      {text === "" ? <span className="text-muted">says nothing</span> : text}
    </>
  );
}
