import { Picture } from "~/components/ui/picture/picture";
import { safeHref } from "~/lib/address/safe-href";

import type { BandProps } from "../band";

/** Light in both themes, since logos are made for white. */
export function LogosSection({ section, id }: BandProps<"logos">) {
  const logos = section.logos ?? [];
  if (logos.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mx-auto max-w-page px-5 md:px-8">
      <h2
        id={id}
        dir="auto"
        className="border-t border-line pt-5 font-sans text-15 font-medium tracking-normal text-muted"
      >
        {section.title}
      </h2>
      <ul className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {logos.map((logo) => {
          const href = safeHref(logo.href);
          const mark = (
            <Picture
              src={logo.picture.url}
              alt={logo.name}
              width={160}
              height={Math.max(
                1,
                Math.round((160 * logo.picture.height) / Math.max(1, logo.picture.width)),
              )}
              placeholder={false}
              className="max-h-12 w-auto max-w-full object-contain grayscale"
            />
          );
          return (
            <li
              key={logo.name}
              className="grid min-h-22 place-items-center rounded-card bg-sunken p-5 dark:bg-plate"
            >
              {href ? (
                <a href={href} rel="noopener" className="grid place-items-center">
                  {mark}
                </a>
              ) : (
                mark
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
