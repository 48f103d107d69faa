import type { InputHTMLAttributes } from "react";

/** The browser's own control for a file, in our colors. */
export function FileInput(
  props: Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className">,
) {
  return (
    <input
      type="file"
      className="block w-full cursor-pointer rounded-control border border-edge bg-surface p-1.5 text-13 file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-tag file:border-0 file:bg-sunken file:px-3 file:font-550 file:text-ink focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent"
      {...props}
    />
  );
}
