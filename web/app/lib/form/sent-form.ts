import { createContext, useContext, useState } from "react";

/** A form sent without script that can be sent again. */
export interface SentForm {
  /** Path and query. */
  to: string;
  /** Without passwords and files. */
  fields: [name: string, value: string][];
}

/** The form that this response belongs to. Null in the browser. */
export const SentFormContext = createContext<SentForm | null>(null);

/** Marks a form that shows sent values, so that hydration matches the server. */
export const sentFormMark = "data-sent-form";

/** Returns null if the page isn't the response to a form. */
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
