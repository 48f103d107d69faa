import { Form, useNavigation } from "@remix-run/react";
import { Search } from "lucide-react";

import { Button, LinkButton } from "~/components/ui/button";
import { ErrorSummary } from "~/components/ui/error-summary";
import { TextInput } from "~/components/ui/field";
import { Note } from "~/components/ui/note";
import type { FormResult } from "~/lib/form/form-result";

import { sectionPath, type SectionPlace } from "../section-place";
import { FoundWorks } from "./found-works";
import type { Lookup } from "./lookup";

type Props = { lookup: Lookup; place: SectionPlace; result: FormResult | null };

/** Finds works by ORCID iD, and lists them to be accepted or refused. A GET form, so an address leads to its list. */
export function FindPublications({ lookup, place, result }: Props) {
  const { list, errors, problem } = lookup;
  const navigation = useNavigation();
  const searching =
    navigation.state === "loading" &&
    new URLSearchParams(navigation.location.search).has("orcid") &&
    navigation.formMethod !== "POST";
  return (
    <section
      aria-labelledby="lookup-title"
      className="my-3.5 overflow-hidden rounded-card border border-edge bg-surface"
    >
      <div className="px-4 pt-4 sm:px-6 sm:pt-5">
        <h2 id="lookup-title" className="text-20">
          Find publications by ORCID iD
        </h2>
        <p className="mt-1 max-w-[56ch] text-muted">
          We ask DataCite for the works of this iD. You choose which to add.
        </p>
      </div>
      <div className="grid gap-4 px-4 py-5 sm:px-6">
        <ErrorSummary
          errors={[
            ...errors.map((text) => ({ field: "orcid", text })),
            ...(problem === null ? [] : [{ text: problem }]),
          ]}
        />
        <Form
          method="get"
          action={sectionPath(place)}
          key={lookup.orcid}
          className="flex flex-wrap items-start gap-x-3 gap-y-4"
        >
          <input type="hidden" name="find" value="1" />
          <TextInput
            name="orcid"
            label="ORCID iD"
            hint="Such as 0000-0002-1825-0097, or the address at orcid.org."
            defaultValue={lookup.orcid}
            error={errors}
            maxLength={200}
            autoComplete="off"
            className="w-full sm:w-96"
          />
          <span className="flex flex-wrap gap-2 sm:mt-7">
            <Button
              type="submit"
              variant={list ? "secondary" : "primary"}
              icon={<Search />}
              pending={searching}
            >
              Find publications
            </Button>
            <LinkButton href={sectionPath(place)} variant="quiet" preventScrollReset>
              Cancel
            </LinkButton>
          </span>
        </Form>
        {list && (list.candidates ?? []).length === 0 ? (
          <Note role="status" title="No works found">
            DataCite has no works under {list.orcid}. Journals that register their DOIs elsewhere
            may be missing there, so add those by hand.
          </Note>
        ) : null}
      </div>
      {list && (list.candidates ?? []).length > 0 ? (
        <FoundWorks
          key={`${list.orcid} ${result?.attempt ?? ""}`}
          lookup={lookup}
          list={list}
          place={place}
          result={result}
        />
      ) : null}
    </section>
  );
}
