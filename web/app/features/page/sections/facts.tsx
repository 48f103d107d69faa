import type { BandProps } from "../band";
import { Testimony } from "../testimony";
import { BandTitle } from "../band-title";

export function FactsSection({ section, id }: BandProps<"facts">) {
  const [what, how, often] = section.columns ?? [];
  return (
    <section
      aria-labelledby={id}
      className="mx-auto grid max-w-page items-start gap-7 px-5 md:px-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-18"
    >
      <div>
        <BandTitle id={id} title={section.title ?? ""} />
        {section.lead ? (
          <p className="mt-3.5 max-w-[48ch] text-17 leading-[1.55] text-ink-2">{section.lead}</p>
        ) : null}
        {section.quote ? (
          <div className="mt-7">
            <Testimony quote={section.quote} />
          </div>
        ) : null}
      </div>
      <table className="w-full border-collapse lg:mt-5">
        <thead>
          <tr className="border-b border-ink text-start align-bottom text-13 text-muted [&_th]:pe-3 [&_th]:pb-2 [&_th]:text-start [&_th]:font-medium">
            <th scope="col" className="w-[30%] sm:w-[24%]">
              {what}
            </th>
            <th scope="col">{how}</th>
            <th scope="col" className="hidden w-[28%] !pe-0 sm:table-cell">
              {often}
            </th>
          </tr>
        </thead>
        <tbody>
          {section.rows?.map((row) => (
            <tr
              key={row.what}
              className="border-b border-line align-top last:border-b-0 [&>*]:py-[11px] [&>*]:pe-3"
            >
              <th scope="row" className="text-start font-semibold">
                {row.what}
              </th>
              <td className="max-sm:!pe-0">
                {row.how}
                <span className="block text-13 text-muted sm:hidden">{row.often}</span>
              </td>
              <td className="hidden !pe-0 text-ink-2 sm:table-cell">{row.often}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
