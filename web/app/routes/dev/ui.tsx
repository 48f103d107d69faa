import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { unlistedHead } from "~/components/content/head";
import { ThemeToggle } from "~/components/ui/brand/theme-toggle";
import { useRootData } from "~/lib/root-data";
import { Actions } from "./ui-actions";
import { Facts } from "./ui-facts";
import { Forms } from "./ui-forms";
import { Foundations } from "./ui-foundations";
import { States } from "./ui-states";

export const meta = () => unlistedHead("Parts");

/** Only with demo accounts. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.settings.demo)
    throw new Response("Page not found", { status: 404, statusText: "Not Found" });
  return { now: new Date().toISOString() };
}

const contents = [
  ["logo", "Logo"],
  ["type", "Type"],
  ["color", "Color"],
  ["buttons", "Buttons and links"],
  ["floating", "What floats"],
  ["fields", "Fields and choices"],
  ["people", "People and cards"],
  ["marks", "Marks"],
  ["tables", "Figures, tables, pages"],
  ["notes", "Notes"],
  ["waiting", "Waiting and empty"],
] as const;

export default function Parts() {
  const { now } = useLoaderData<typeof loader>();
  const theme = useRootData()?.theme ?? null;
  return (
    <div className="mx-auto max-w-page px-4 pb-24 sm:px-8">
      <div className="flex flex-wrap items-start justify-between gap-4 pt-9 pb-10">
        <div>
          <h1>The parts of the reading room</h1>
          <p className="mt-1 text-muted">One of each, in every state that can be seen.</p>
        </div>
        <ThemeToggle theme={theme} labeled />
      </div>
      <div className="lg:grid lg:grid-cols-[176px_minmax(0,1fr)] lg:gap-14">
        <nav aria-label="Contents" className="max-lg:mb-10">
          <ul className="no-scrollbar flex gap-x-5 overflow-x-auto text-13 lg:sticky lg:top-24 lg:grid lg:border-l-2 lg:border-line">
            {contents.map(([id, title]) => (
              <li key={id} className="flex-none">
                <a
                  href={`#${id}`}
                  className="block py-1.5 text-muted transition-colors hover:text-ink max-lg:py-3.5 lg:-ml-0.5 lg:border-l-2 lg:border-transparent lg:pl-3 lg:hover:border-accent"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          <Foundations />
          <Actions />
          <Forms />
          <Facts now={new Date(now)} />
          <States />
        </div>
      </div>
    </div>
  );
}
