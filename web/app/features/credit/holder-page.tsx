import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Button } from "~/components/ui/button";
import { Anchor, TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import { Pagination } from "~/components/ui/paging/pagination";
import { grantCreditsForm } from "~/lib/form/declared/grant-credits.gen";
import { revokeCreditsForm } from "~/lib/form/declared/revoke-credits.gen";
import type { DeclaredForm } from "~/lib/form/declared-form";
import type { FormResult } from "~/lib/form/form-result";
import { countText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

import { BalanceFacts } from "./balance-facts";
import type { LoadedHolder } from "./credits.server";
import { Statement } from "./statement";
import { StatementTabs } from "./tabs";

type HolderPageProps = LoadedHolder & { result: FormResult | null | undefined };

/** One attorney's credits, for staff. */
export function HolderPage({ holder, show, result }: HolderPageProps) {
  const here = (query: Parameters<typeof paths.creditHolder>[1]) =>
    paths.creditHolder(holder.id, query);
  return (
    <div className="mx-auto max-w-page px-4 pt-5 pb-16 md:px-6">
      <Anchor
        href={paths.creditHolders()}
        className="text-13 text-accent no-underline hover:underline"
      >
        ← Credits
      </Anchor>
      <h1 className="mt-2 text-25">
        <bdi>{holder.name}</bdi>
      </h1>
      <p className="mt-1 break-all text-muted">
        {holder.email} · <TextLink href={paths.user(holder.id)}>Account</TextLink>
      </p>
      <div className="mt-4 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <div className="min-w-0">
          {holder.balance.owed > 0 ? (
            <Note
              tone="danger"
              title={`Owes ${countText(holder.balance.owed, "credit", "credits")}`}
            >
              Credits that come in pay for them first.
            </Note>
          ) : null}
          <BalanceFacts balance={holder.balance} />
          <div className="mt-5">
            <StatementTabs show={show} to={here} />
          </div>
          {holder.results.length === 0 ? (
            <p className="py-5 text-muted">Nothing here yet.</p>
          ) : (
            <Statement lines={holder.results} linked={false} />
          )}
          <Pagination
            page={holder.page}
            total={holder.total}
            hrefFor={(number) => here({ show, page: number === 1 ? null : number })}
          />
        </div>
        {holder.self ? (
          <Note title="These are your own credits">
            You can’t change them. Another administrator can.
          </Note>
        ) : (
          <div key={holder.count} className="grid gap-4 lg:sticky lg:top-6">
            <ChangeForm action="grant" form={grantCreditsForm} result={result} />
            <ChangeForm action="revoke" form={revokeCreditsForm} result={result} />
          </div>
        )}
      </div>
    </div>
  );
}

function ChangeForm({
  action,
  form,
  result,
}: {
  action: "grant" | "revoke";
  form: DeclaredForm;
  result: FormResult | null | undefined;
}) {
  const pending = useSending()?.get("do") === action;
  const own = result?.form === action ? result : null;
  const title = action === "grant" ? "Add credits" : "Remove credits";
  const idOf = (field: string) => `${action}-${field}`; // both forms ask for the same fields
  return (
    <PostForm
      noValidate
      aria-label={title}
      className="grid gap-4 rounded-card border border-line bg-surface p-5"
    >
      <h2 className="text-20">{title}</h2>
      <FormProblems result={own} form={form} idOf={idOf} />
      {Object.values(form).map((field) => (
        <DeclaredField
          key={field.name}
          id={idOf(field.name)}
          field={field}
          values={own?.values}
          problems={own?.errors}
          rows={2}
        />
      ))}
      <div>
        <Button
          type="submit"
          name="do"
          value={action}
          variant={action === "grant" ? "primary" : "danger"}
          pending={pending}
        >
          {title}
        </Button>
      </div>
    </PostForm>
  );
}
