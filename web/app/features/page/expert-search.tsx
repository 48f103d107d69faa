import { ChevronDown, Search } from "lucide-react";

import { Button } from "~/components/ui/button";
import { paths } from "~/lib/paths";

import { states } from "./states";

type Props = { label: string; placeholder: string };

const caption = "block text-13 font-550 text-muted";

export function ExpertSearch({ label, placeholder }: Props) {
  return (
    <form
      method="get"
      action={paths.search()}
      role="search"
      aria-label="Experts"
      className="grid rounded-card border border-edge bg-surface p-2 shadow-float md:grid-cols-[minmax(0,1fr)_9.25rem_auto] md:items-stretch"
    >
      <label className="block cursor-text rounded-tag px-2.5 py-2 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent md:px-3.5 md:py-[5px]">
        <span className={caption}>{label}</span>
        <span className="flex items-center gap-2">
          <Search className="size-5 shrink-0 text-muted" />
          <input
            type="search"
            name="q"
            placeholder={placeholder}
            maxLength={300}
            dir="auto"
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-7 w-full min-w-0 bg-transparent text-17 outline-none"
          />
        </span>
      </label>
      <label className="mb-2 block border-t border-line px-2.5 pt-2.5 pb-2 has-[:focus-visible]:rounded-tag has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent md:mb-0 md:border-s md:border-t-0 md:px-3.5 md:py-[5px]">
        <span className={caption}>Where</span>
        <span className="relative block">
          <select
            name="state"
            defaultValue=""
            className="min-h-7 w-full cursor-pointer appearance-none truncate bg-surface pe-6 outline-none"
          >
            <option value="">Any state</option>
            {states.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute end-0 top-1.5 size-4 text-muted" />
        </span>
      </label>
      <Button type="submit" variant="primary" size="lg">
        Search experts
      </Button>
    </form>
  );
}
