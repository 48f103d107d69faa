import { Fragment, type ReactNode } from "react";

import { Anchor } from "~/components/ui/link";

import type { Schema } from "~/lib/api-types";
import { isForeign, safeHref } from "~/lib/address/safe-href";

import { NoteReference } from "./footnotes";

type Inline = Schema<"Inline">;

/** Unknown kinds show their text. */
export function Inlines({ nodes }: { nodes: readonly Inline[] | null | undefined }) {
  return (
    <>
      {nodes?.map((node, at) => (
        <Fragment key={at}>{inline(node)}</Fragment>
      ))}
    </>
  );
}

export function plainText(nodes: readonly Inline[] | null | undefined): string {
  return (nodes ?? [])
    .map((node) =>
      node.type === "break"
        ? " "
        : node.type === "footnote"
          ? ""
          : node.type === "link"
            ? plainText(node.children) || node.text || ""
            : (node.text ?? ""),
    )
    .join("");
}

function inline(node: Inline): ReactNode {
  if (node.type === "break") return <br />;
  if (node.type === "link") return <InlineLink node={node} />;
  if (node.type === "footnote") return <NoteReference node={node} />;
  return marked(node);
}

function InlineLink({ node }: { node: Inline }) {
  const words = node.children?.length ? <Inlines nodes={node.children} /> : node.text;
  const href = safeHref(node.href);
  if (!href) return <>{words}</>;
  if (href.startsWith("/")) {
    return (
      <Anchor href={href} discover="none">
        {words}
      </Anchor>
    );
  }
  return (
    <a href={href} rel={isForeign(href) ? "noopener" : undefined}>
      {words}
    </a>
  );
}

function marked(node: Inline): ReactNode {
  let words: ReactNode = node.text ?? "";
  if (node.code) words = <code>{words}</code>;
  if (node.strike) words = <s>{words}</s>;
  if (node.underline) words = <u>{words}</u>;
  if (node.italic) words = <em>{words}</em>;
  if (node.bold) words = <strong>{words}</strong>;
  return words;
}
