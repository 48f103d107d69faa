import { requestAnExpertForm } from "~/lib/form/declared/request-an-expert.gen";
import { textOf, type FormValues } from "~/lib/form/form-result";

/** What another page knows of the wanted expert. */
export type Wish = {
  /** What was searched for. */
  q: string;
  /** Names. */
  areas: readonly string[];
  states: readonly string[];
  /** Who the person was looking at. */
  expert: { name: string; address: string } | null;
};

/** Puts a wish into the form's own fields, where it can be edited. */
export function wishedValues({ q, areas, states, expert }: Wish): FormValues {
  const named = areas.join(", ");
  const specialty = (q || named).slice(0, requestAnExpertForm.specialty.max);
  const issues = [
    expert ? `We would like to hear about ${expert.name} (${expert.address}).` : "",
    q && named ? `Area of expertise: ${named}.` : "",
    states.length > 0 ? `Preferably in ${states.join(" or ")}.` : "",
  ];
  const text = issues.filter(Boolean).join("\n");
  return { ...(specialty ? { specialty: [specialty] } : {}), ...(text ? { issues: [text] } : {}) };
}

/** Fills in the fields that a draft leaves empty. */
export function withWished(typed: FormValues, wished: FormValues): FormValues {
  const left = Object.entries(wished).filter(([name]) => textOf(typed, name) === "");
  return { ...typed, ...Object.fromEntries(left) };
}
