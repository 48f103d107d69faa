import { ChevronDown, ChevronUp, Search } from "lucide-react";

import { IconButton } from "~/components/ui/icon-button";

type Props = {
  words: string;
  count: number;
  current: number;
  onWords: (words: string) => void;
  onStep: (step: 1 | -1) => void;
};

/** Enter goes to the next match, Shift+Enter to the previous. */
export function TranscriptSearch({ words, count, current, onWords, onStep }: Props) {
  const searching = words.trim() !== "";
  return (
    <div
      role="search"
      aria-label="Transcript"
      className="flex items-center gap-1 noscript:hidden max-sm:w-full"
    >
      <span className="flex min-h-9 items-center gap-2 rounded-control border border-edge bg-surface ps-3 pe-2 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent max-sm:flex-1 touch:min-h-11">
        <Search className="size-4 shrink-0 text-muted" />
        <input
          type="search"
          aria-label="Find in the transcript"
          placeholder="Find in the transcript"
          value={words}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => onWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") {
              event.preventDefault();
              onStep(event.shiftKey ? -1 : 1);
            } else if (event.key === "Escape") onWords("");
          }}
          className="min-h-8 w-full min-w-0 bg-transparent text-13 outline-none sm:w-44 touch:text-17"
        />
      </span>
      <span
        role="status"
        className="tnum min-w-14 text-center text-13 whitespace-nowrap text-muted"
      >
        {searching ? (count === 0 ? "None" : `${current + 1} of ${count}`) : ""}
      </span>
      {searching ? (
        <>
          <IconButton
            label="Previous match"
            disabled={count === 0}
            icon={<ChevronUp />}
            onClick={() => onStep(-1)}
          />
          <IconButton
            label="Next match"
            disabled={count === 0}
            icon={<ChevronDown />}
            onClick={() => onStep(1)}
          />
        </>
      ) : null}
    </div>
  );
}
