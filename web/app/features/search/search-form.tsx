import { Form, useNavigate } from "@remix-run/react";
import { Search as SearchIcon } from "lucide-react";
import type { FormEvent, ReactNode } from "react";

import { Button } from "~/components/ui/button";
import { Combobox } from "~/components/ui/choice/combobox";
import { clearSearches } from "~/features/search/recent-searches";
import {
  emptySearch,
  readFee,
  readSearch,
  type Search,
  searchQuery,
  toggle,
  withFee,
  without,
  withWords,
} from "~/features/search/search-state";
import { type Suggested, useSuggestions } from "~/features/search/suggestions";
import { paths } from "~/lib/paths";

/** Checkboxes elsewhere join the form by this id. */
export const searchFormId = "expert-search";

type Props = {
  /** Its filters stay when the words change. */
  search: Search;
  placeholder: string;
  /** Beside the button. */
  aside?: ReactNode;
  children?: ReactNode;
};

function textsOf(data: FormData): URLSearchParams {
  const texts = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === "string") texts.append(name, value);
  return texts;
}

/** A GET form. A suggested area or place becomes a filter, an expert opens, and others are searched. */
export function SearchForm({ search, placeholder, aside, children }: Props) {
  const navigate = useNavigate();
  const suggestions = useSuggestions();

  function open(next: Search) {
    navigate(paths.search(searchQuery(next)));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = textsOf(new FormData(event.currentTarget));
    const next = withWords(search, typed.get("q") ?? "");
    open(typed.has("fee_from") ? withFee(next, readFee(typed)) : next);
  }

  function onChoose(option: Suggested): string {
    if (option.kind === "clear-recent") {
      clearSearches();
      return "";
    }
    if (option.kind === "recent") {
      const recent = readSearch(new URLSearchParams(option.value));
      open(recent);
      return recent.q;
    }
    if (option.kind === "expert") {
      navigate(paths.expert(option.value));
      return option.label;
    }
    if (option.kind === "area") {
      const base = { ...emptySearch, state: search.state, country: search.country };
      open(toggle(base, "area", option.value));
      return "";
    }
    if (option.kind === "state" || option.kind === "country" || option.kind === "city") {
      open(toggle(without(search, option.kind, option.value), option.kind, option.value));
      return search.q;
    }
    open(withWords(search, option.label));
    return option.label;
  }

  return (
    <Form
      method="get"
      action={paths.search()}
      id={searchFormId}
      role="search"
      aria-label="Experts"
      autoComplete="off"
      onSubmit={onSubmit}
    >
      <div className="flex items-start gap-2">
        <Combobox<Suggested>
          id="expert-search-words"
          name="q"
          label="What is the question?"
          hideLabel
          size="lg"
          className="flex-1"
          icon={<SearchIcon />}
          defaultValue={search.q}
          placeholder={placeholder}
          options={suggestions.options}
          busy={suggestions.busy}
          emptyText={
            suggestions.failed
              ? "Suggestions are unavailable right now. You can still search."
              : undefined
          }
          onQuery={suggestions.ask}
          onChoose={onChoose}
        />
        <Button type="submit" variant="primary" size="lg" className="max-sm:sr-only">
          Search
        </Button>
        {aside}
      </div>
      {children}
    </Form>
  );
}
