import type { WordedChange } from "./history.server";

/** Fields before and after a change, in words. */
export function ChangeTable({ changes }: { changes: readonly WordedChange[] }) {
  if (changes.length === 0) return null;
  return (
    <table className="w-full border-collapse text-13">
      <thead>
        <tr className="border-b border-line text-left text-muted">
          <th className="w-[30%] py-1 pr-3 font-normal">Field</th>
          <th className="w-[35%] py-1 pr-3 font-normal">Before</th>
          <th className="py-1 font-normal">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, before, after }) => (
          <tr key={field} className="align-top">
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              {label}
            </th>
            <td className="py-1 pr-3" dir="auto">
              {before ? (
                <del className="rounded-[3px] bg-danger-tint px-1 text-danger">{before}</del>
              ) : (
                <span className="text-muted">empty</span>
              )}
            </td>
            <td className="py-1" dir="auto">
              {after ? (
                <ins className="rounded-[3px] bg-success-tint px-1 text-success no-underline">
                  {after}
                </ins>
              ) : (
                <span className="text-muted">empty</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
