import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Anchor, TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import type { Schema } from "~/lib/api-types";
import type { FormResult } from "~/lib/form/form-result";
import { prepareProfileForm } from "~/lib/form/declared/prepare-profile.gen";
import { paths } from "~/lib/paths";

import { statusWords } from "./words";

export type AddExpertResult = FormResult & { twins?: Schema<"Twin">[] };

const first = { status: ["unclaimed"] };

/** Staff prepare a profile. Similar ones are shown first. */
export function AddExpertPage({ result }: { result: AddExpertResult | null | undefined }) {
  const pending = useSending() !== null;
  const twins = result?.twins ?? [];
  return (
    <div className="mx-auto max-w-[40rem] px-4 pt-5 pb-16 md:px-6">
      <Anchor
        href={paths.viewExperts()}
        className="text-13 text-accent no-underline hover:underline"
      >
        ← Experts
      </Anchor>
      <h1 className="mt-2 text-25">Add an expert</h1>
      <p className="mt-1 mb-5 text-muted">
        You can fill in the other sections next. The expert can claim the profile later.
      </p>
      <PostForm noValidate className="grid gap-5">
        <FormProblems result={result} form={prepareProfileForm} />
        {twins.length > 0 ? (
          <Note tone="warning" role="alert" title="There may already be a profile of this person">
            <ul className="mt-1.5 grid gap-2">
              {twins.map((twin) => (
                <li key={twin.expert_id}>
                  <TextLink href={paths.viewExpert(twin.expert_id)}>
                    <bdi>{twin.name || "Not named yet"}</bdi>
                  </TextLink>{" "}
                  <Badge tone={statusWords[twin.status].tone}>
                    {statusWords[twin.status].label}
                  </Badge>
                  <span className="block text-13 text-muted">
                    {twin.why}. <bdi>{twin.headline}</bdi>
                  </span>
                </li>
              ))}
            </ul>
          </Note>
        ) : null}
        {Object.values(prepareProfileForm).map((field) => (
          <DeclaredField
            key={field.name}
            field={field}
            values={result?.values ?? first}
            problems={result?.errors}
          />
        ))}
        <div className="flex flex-wrap gap-2">
          {twins.length > 0 ? (
            <Button type="submit" variant="primary" name="anyway" value="yes" pending={pending}>
              Create another profile
            </Button>
          ) : (
            <Button type="submit" variant="primary" pending={pending}>
              Create profile
            </Button>
          )}
        </div>
      </PostForm>
    </div>
  );
}
