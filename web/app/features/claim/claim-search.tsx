import { Form } from "@remix-run/react";
import { Search } from "lucide-react";

import { Button } from "~/components/ui/button";
import { controlFrame } from "~/components/ui/field";
import { paths } from "~/lib/paths";

/** A GET form: shareable, and works without script. */
export function ClaimSearch({
  words = "",
  label = "Your name or institution",
}: {
  words?: string;
  label?: string;
}) {
  return (
    <Form
      method="get"
      action={paths.searchResults()}
      role="search"
      aria-label="Your profile"
      key={words}
      className="flex max-w-[35rem] gap-2"
    >
      <label className={`${controlFrame({})} min-h-12 min-w-0 flex-1 cursor-text px-3.5`}>
        <span className="sr-only">{label}</span>
        <Search className="size-5 flex-none text-muted" />
        <input
          type="search"
          name="q"
          defaultValue={words}
          placeholder={label}
          maxLength={200}
          dir="auto"
          autoComplete="name"
          enterKeyHint="search"
          className="min-w-0 flex-1 self-stretch bg-transparent text-17 outline-none"
        />
      </label>
      <Button type="submit" size="lg">
        Search
      </Button>
    </Form>
  );
}
