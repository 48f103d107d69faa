import { useEffect, useRef, useState } from "react";

import type { ComboboxOption } from "~/components/ui/choice/combobox";
import { recentSearches } from "~/features/search/recent-searches";
import type { Schema } from "~/lib/api-types";

export type Suggested = ComboboxOption & {
  kind: Schema<"Suggestion">["kind"] | "recent" | "clear-recent";
  value: string;
};

const groups: Record<Schema<"Suggestion">["kind"], string> = {
  area: "Areas",
  topic: "Topics",
  state: "States",
  country: "Countries",
  city: "Cities",
  expert: "Experts",
  organization: "Organizations",
  court: "Courts",
};
const shortest = 2;
const pauseMs = 120;

function suggestionOptions(results: readonly Schema<"Suggestion">[]): Suggested[] {
  return results.map((one) => ({
    id: `${one.kind}:${one.value}`,
    kind: one.kind,
    value: one.value,
    label: one.label,
    runs: one.runs,
    detail: one.detail || undefined,
    group: groups[one.kind],
  }));
}

/** For an empty field. */
function recentOptions(): Suggested[] {
  const recent = recentSearches().map(({ label, query }): Suggested => ({
    id: `recent:${query}`,
    kind: "recent",
    value: query,
    label,
    group: "Recent searches",
  }));
  if (recent.length === 0) return [];
  return [
    ...recent,
    { id: "clear-recent", kind: "clear-recent", value: "", label: "Clear recent searches" },
  ];
}

export type Suggestions = {
  options: readonly Suggested[];
  busy: boolean;
  /** The last request failed; the field works without suggestions. */
  failed: boolean;
  /** Debounced; cancels older requests. An empty text asks for recent searches. */
  ask: (text: string) => void;
};

export function useSuggestions(): Suggestions {
  const [found, setFound] = useState<Omit<Suggestions, "ask">>({
    options: [],
    busy: false,
    failed: false,
  });
  const asked = useRef<{ timer: ReturnType<typeof setTimeout>; abort: AbortController } | null>(
    null,
  );

  function drop() {
    if (!asked.current) return;
    clearTimeout(asked.current.timer);
    asked.current.abort.abort();
    asked.current = null;
  }
  useEffect(() => {
    setFound({ options: recentOptions(), busy: false, failed: false });
    return drop;
  }, []);

  function ask(text: string) {
    drop();
    const words = text.trim();
    if (words.length < shortest) {
      setFound({ options: words === "" ? recentOptions() : [], busy: false, failed: false });
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(() => {
      setFound((last) => ({ ...last, busy: true }));
      fetchSuggestions(words, abort.signal).then(
        (options) => setFound({ options, busy: false, failed: false }),
        () => {
          if (!abort.signal.aborted) setFound({ options: [], busy: false, failed: true });
        },
      );
    }, pauseMs);
    asked.current = { timer, abort };
  }
  return { ...found, ask };
}

async function fetchSuggestions(words: string, signal: AbortSignal): Promise<Suggested[]> {
  const response = await fetch(`/api/experts/suggest?${new URLSearchParams({ q: words })}`, {
    headers: { Accept: "application/json" },
    signal,
  });
  if (!response.ok) throw new Error(`No suggestions: status ${response.status}`);
  const { results } = (await response.json()) as Schema<"Suggestions">;
  return suggestionOptions(results);
}
