import { Form } from "@remix-run/react";
import { Search } from "lucide-react";

import { Button } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import { paths } from "~/lib/paths";

const places = [
  { label: "Blog", href: paths.blog() },
  { label: "Podcast", href: paths.podcast() },
  { label: "Request an expert", href: paths.requestAnExpert() },
  { label: "About Peritus", href: paths.about() },
] as const;

export function FindInstead() {
  return (
    <div className="mt-8 border-t border-line pt-5">
      <Form method="get" action={paths.blog()} role="search" aria-label="Blog" reloadDocument>
        <label htmlFor="find-instead" className="font-medium">
          Search articles
        </label>
        <div className="mt-1.5 flex gap-2">
          <span className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control border border-edge bg-surface px-3 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent">
            <Search className="size-4 shrink-0 text-muted" />
            <input
              id="find-instead"
              type="search"
              name="q"
              maxLength={200}
              required
              dir="auto"
              autoComplete="off"
              className="min-w-0 flex-1 bg-transparent outline-none"
            />
          </span>
          <Button type="submit">Search</Button>
        </div>
      </Form>
      <nav aria-label="Elsewhere on Peritus" className="mt-4">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {places.map(({ label, href }) => (
            <li key={href}>
              <TextLink href={href} className="inline-flex items-center touch:min-h-11">
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
