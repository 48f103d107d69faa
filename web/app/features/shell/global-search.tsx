import { Form, useLocation } from "@remix-run/react";
import { Search } from "lucide-react";
import { useRef } from "react";

import { isTyping } from "~/features/shell/typing";
import { paths } from "~/lib/paths";
import { useDocumentKeys } from "~/lib/rendering/use-document-keys";

/** `/` focuses it. Works without script. */
export function GlobalSearch() {
  const input = useRef<HTMLInputElement>(null);
  const { pathname, search } = useLocation();
  const asked = pathname === paths.search() ? (new URLSearchParams(search).get("q") ?? "") : "";

  useDocumentKeys((event) => {
    if (event.key !== "/" || isTyping(event.target)) return;
    const field = input.current;
    if (!field || field.offsetParent === null) return;
    event.preventDefault();
    field.focus();
    field.select();
  });

  return (
    <Form
      role="search"
      aria-label="Everywhere"
      action={paths.search()}
      className="flex min-h-10 w-full max-w-[420px] items-center gap-2 rounded-control border border-line-2 bg-surface px-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent max-md:hidden"
    >
      <Search className="size-[18px] flex-none text-muted" />
      <input
        // Resets the field after another search.
        key={asked}
        ref={input}
        type="search"
        name="q"
        defaultValue={asked}
        aria-label="Search experts"
        aria-keyshortcuts="/"
        placeholder="Search experts"
        autoComplete="off"
        className="h-[38px] min-w-0 flex-1 bg-transparent outline-none"
      />
      <kbd aria-hidden="true">/</kbd>
    </Form>
  );
}
