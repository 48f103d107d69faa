import { Anchor } from "~/components/ui/link";
import { Logo } from "~/components/ui/brand/logo";
import type { Schema } from "~/lib/api-types";

export function SiteFooter({ footer }: { footer: Schema<"SiteFooter"> | null }) {
  const columns = footer?.columns ?? [];
  return (
    <footer
      data-print="hide"
      className="mt-16 border-t border-line bg-sunken pt-10 pb-8 md:mt-24 md:pt-14"
    >
      <div className="mx-auto max-w-page px-5 md:px-8">
        <div className="grid grid-cols-2 gap-x-5 gap-y-7 md:grid-flow-col md:grid-cols-[1.7fr] md:auto-cols-fr md:gap-8">
          <div className="max-md:col-span-2">
            <Logo />
            <p className="mt-3.5 max-w-[30ch] text-muted">
              Expert witnesses with detailed profiles, and the date each part was last confirmed.
            </p>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="mb-3 font-sans text-13 leading-[1.4] font-550 tracking-normal text-muted">
                {title}
              </h2>
              <ul className="grid gap-1">
                {(links ?? []).map(({ label, href }) => (
                  <li key={href}>
                    <Anchor
                      href={href}
                      className="inline-flex items-center py-[3px] text-ink no-underline hover:text-accent touch:min-h-11"
                    >
                      {label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="mt-10 border-t border-line-2 pt-5 text-13 text-muted">
          {footer?.note || "Peritus is not a law firm and does not give legal advice."}
        </p>
      </div>
    </footer>
  );
}
