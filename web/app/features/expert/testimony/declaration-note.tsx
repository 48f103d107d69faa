import { FileCheck2, FileClock, FileQuestion } from "lucide-react";
import type { ReactNode } from "react";

import type { Schema } from "~/lib/api-types";
import { dateText } from "~/lib/format/date";

type Props = { declaration: Schema<"PageDeclaration"> | null; firstName: string };

/** What the expert has declared about challenges, and whether it still covers the testimony. */
export function DeclarationNote({ declaration, firstName }: Props) {
  if (!declaration)
    return (
      <Frame Icon={FileQuestion} color="text-muted">
        <p className="text-muted">
          {firstName} hasn’t declared whether these are all challenges to their testimony.
        </p>
      </Frame>
    );
  const current = declaration.state === "current";
  return (
    <Frame
      Icon={current ? FileCheck2 : FileClock}
      color={current ? "text-success" : "text-warning"}
    >
      <p className="font-serif text-17 leading-snug">“{declaration.statement}”</p>
      <p className="mt-1 text-13 text-muted">
        Declared by {firstName} on {dateText(declaration.signed_at, "long", "UTC")}.{" "}
        {current ? null : (
          <span className="font-medium text-warning">
            Out of date: the testimony has changed since.{" "}
          </span>
        )}
        Sealed matters are never part of a declaration.
      </p>
      {declaration.content_hash ? (
        <p className="mt-0.5 text-13 text-muted [overflow-wrap:anywhere]">
          Profile as signed, SHA-256: <code>{declaration.content_hash.slice(0, 16)}…</code>
        </p>
      ) : null}
    </Frame>
  );
}

function Frame({
  Icon,
  color,
  children,
}: {
  Icon: typeof FileCheck2;
  color: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-label="Declaration about challenges"
      className="mt-6 flex gap-3 border-t border-line pt-4 print:break-inside-avoid"
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 flex-none ${color}`} />
      <div className="min-w-0">{children}</div>
    </section>
  );
}
