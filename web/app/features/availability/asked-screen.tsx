import { EmptyState } from "~/components/ui/empty-state";
import { TextLink } from "~/components/ui/link";
import { Pagination } from "~/components/ui/paging/pagination";
import { textOf, type FormResult } from "~/lib/form/form-result";
import { numberText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

import { figuresText } from "./answer-words";
import { AskedCard } from "./asked-card";
import type { LoadedAsked } from "./asked.server";

type Props = { loaded: LoadedAsked; result: FormResult | undefined };

/** What attorneys asked an expert. */
export function AskedScreen({ loaded: { page, now }, result }: Props) {
  return (
    <div className="mx-auto max-w-[48rem] px-4 pt-5 pb-16 md:px-8 md:pt-7">
      <p className="mb-3 text-13">
        <TextLink href={paths.messages("expert")}>Messages</TextLink>
      </p>
      <h1 className="display text-32">Availability requests</h1>
      <p className="mt-1.5 max-w-[60ch] text-muted">
        {page.figures
          ? `Your page says: ${figuresText(page.figures)}.`
          : "From five requests on, your page shows how many you answered, and how fast."}
      </p>
      {page.count === 0 ? (
        <EmptyState
          className="mt-6"
          title="No one has asked yet"
          text="Attorneys can ask several experts at once whether they’re available. You answer yes, no, or later, here or from the email."
        />
      ) : (
        <ul className="mt-6 border-t border-ink">
          {page.results.map((ask) => (
            <li key={ask.id} id={`ask-${ask.id}`} className="border-b border-line py-6">
              <AskedCard
                ask={ask}
                now={now}
                level={2}
                result={textOf(result?.values, "ask_id") === ask.id ? (result ?? null) : null}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        className="mt-6"
        page={page.page}
        total={page.total}
        hrefFor={(number) => paths.asked({ page: number === 1 ? null : numberText(number) })}
      />
    </div>
  );
}
