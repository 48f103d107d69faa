import { createContext, useContext, useState } from "react";

/** A form that a browser has sent without script, as it can be sent again. */
export interface SentForm {
  /** Path and query that it was sent to. */
  to: string;
  /** What was typed, without passwords and files. */
  fields: [name: string, value: string][];
}

/** The form that the answer which is being rendered is for. Null in the browser. */
export const SentFormContext = createContext<SentForm | null>(null);

/** For a form that shows what was sent: by it the browser's first rendering finds what the server's knew. */
export const sentFormMark = "data-sent-form";

/** The form that the page at hand was the answer to; null where it was to none. */
export function useSentForm(): SentForm | null {
  const onServer = useContext(SentFormContext);
  const [sent] = useState(() => onServer ?? shownInPage());
  return sent;
}

function shownInPage(): SentForm | null {
  if (typeof document === "undefined") return null;
  const form = document.querySelector(`form[${sentFormMark}]`);
  if (!form) return null;
  return {
    to: form.getAttribute("action") ?? "",
    fields: [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")].map(
      ({ name, value }) => [name, value],
    ),
  };
}
