import type { WordedChange } from "./history.server";

/**
 * Fields before and after a change, in words. A side on which everything is empty is left out, as of
 * a new entry.
 */
export function ChangeTable({ changes }: { changes: readonly WordedChange[] }) {
  if (changes.length === 0) return null;
  const hasBefore = changes.some(({ before }) => before);
  const hasAfter = changes.some(({ after }) => after) || !hasBefore;
  return (
    <table className="w-full border-collapse text-13">
      <thead>
        <tr className="border-b border-line text-left text-muted">
          <th className="w-[30%] py-1 pr-3 font-normal">Field</th>
          {hasBefore ? (
            <th className={`py-1 pr-3 font-normal ${hasAfter ? "w-[35%]" : ""}`}>Before</th>
          ) : null}
          {hasAfter ? <th className="py-1 font-normal">After</th> : null}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, before, after }) => (
          <tr key={field} className="align-top">
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              {label}
            </th>
            {hasBefore ? (
              <td className="py-1 pr-3 [overflow-wrap:anywhere]" dir="auto">
                {before ? (
                  <del className="rounded-[3px] bg-danger-tint px-1 text-danger">{before}</del>
                ) : (
                  <span className="text-muted">empty</span>
                )}
              </td>
            ) : null}
            {hasAfter ? (
              <td className="py-1 [overflow-wrap:anywhere]" dir="auto">
                {after ? (
                  <ins className="rounded-[3px] bg-success-tint px-1 text-success no-underline">
                    {after}
                  </ins>
                ) : (
                  <span className="text-muted">empty</span>
                )}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
