import { Form } from "@remix-run/react";
import { Search } from "lucide-react";

type SearchBoxProps = { action: string; of: string; label: string; words: string };

/** A GET form: shareable, and works without script. */
export function SearchBox({ action, of, label, words }: SearchBoxProps) {
  return (
    <Form
      method="get"
      action={action}
      role="search"
      aria-label={of}
      key={words}
      className="flex min-h-11 w-full items-center gap-2 rounded-control border border-edge bg-surface ps-3 pe-1 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent sm:w-72"
    >
      <Search className="size-4 shrink-0 text-muted" />
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        defaultValue={words}
        maxLength={200}
        dir="auto"
        autoComplete="off"
        className="min-h-10 min-w-0 flex-1 bg-transparent outline-none"
      />
      <button
        type="submit"
        className="min-h-9 shrink-0 cursor-pointer rounded-tag px-2.5 text-13 font-550 text-accent hover:bg-accent-tint touch:min-h-10"
      >
        Search
      </button>
    </Form>
  );
}
