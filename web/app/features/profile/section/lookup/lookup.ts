import type { Schema } from "~/lib/api-types";
import { dateText } from "~/lib/format/date";
import { countText } from "~/lib/format/number";
import { textOf, type FormResult } from "~/lib/form/form-result";
import { listText } from "~/lib/format/list";

export type Candidate = Schema<"LookupCandidate">;

/** A lookup of publications on the page of their section. */
export interface Lookup {
  /** What is in the field. */
  orcid: string;
  /** Null before the first search, and if it failed. */
  list: Schema<"PublicationLookup"> | null;
  /** Errors of the field. */
  errors: readonly string[];
  /** Why the search failed, or null. */
  problem: string | null;
  /** The names of the types. */
  types: Record<string, string>;
}

export const candidatesOf = ({ list }: Lookup, status: Candidate["status"]): Candidate[] =>
  (list?.candidates ?? []).filter((one) => one.status === status);

/** The keys that are ticked at first: those of a refused form, or else what is suggested. */
export function tickedAtFirst(lookup: Lookup, result: FormResult | null): ReadonlySet<string> {
  if (result && textOf(result.values, "orcid") === lookup.orcid)
    return new Set(result.values.keys ?? []);
  const suggested = candidatesOf(lookup, "new").filter(({ suggested }) => suggested);
  return new Set(suggested.slice(0, lookup.list?.room).map(({ key }) => key));
}

/** `Journal article, March 2019, A. Bell and J. Mbeki, Crane Letters` */
export function aboutWork(
  { publication }: Candidate,
  types: Readonly<Record<string, string>>,
): string {
  const { type, date, container, authors } = publication;
  return [types[type] ?? "", whenText(date), authorsText(authors ?? []), container]
    .filter((part) => part !== "")
    .join(" · ");
}

function whenText(date: string): string {
  if (date.length === 7) return dateText(date, "month");
  return date.length === 10 ? dateText(date) : date;
}

const namedAuthors = 3;

function authorsText(authors: readonly string[]): string {
  const named = listText(authors.slice(0, namedAuthors));
  const others = authors.length - namedAuthors;
  return others > 0 ? `${named}, and ${countText(others, "other", "others")}` : named;
}

/** How many works there are, and how many of them the list has. */
export function totalText({ orcid, total, listed }: Schema<"PublicationLookup">): string {
  const all = `DataCite has ${countText(total, "work", "works")} under ${orcid}.`;
  return listed < total ? `${all} This list has ${countText(listed, "work", "works")}.` : all;
}
