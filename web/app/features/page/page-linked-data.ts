import { breadcrumbs, graphOf, organization, website } from "~/components/content/linked-data";
import type { Schema } from "~/lib/api-types";

import { pagePath } from "./page-path";
import type { Page } from "./section";

export function pageLinkedData(page: Page, site: string) {
  const home = page.name === "home";
  return graphOf(
    organization(site),
    home ? website(site) : breadcrumbs(site, [{ name: page.title, path: pagePath(page.name) }]),
    questions(page),
  );
}

function questions(page: Page) {
  const asked = (page.sections ?? []).flatMap((section) =>
    section.type === "faq" ? (section.questions ?? []) : [],
  );
  if (asked.length === 0) return null;
  return {
    "@type": "FAQPage",
    mainEntity: asked.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: wordsOf(answer) },
    })),
  };
}

function wordsOf(blocks: readonly Schema<"Block">[] | null | undefined): string {
  return (blocks ?? []).map(linesOf).filter(Boolean).join("\n");
}

function linesOf(block: Schema<"Block">): string {
  if (block.type === "list")
    return block.items.map((item) => inlineWords(item.children)).join("\n");
  return "children" in block ? inlineWords(block.children) : "";
}

function inlineWords(nodes: readonly Schema<"Inline">[]): string {
  return nodes
    .map((node) =>
      node.type === "break"
        ? " "
        : node.type === "footnote"
          ? ""
          : node.children
            ? inlineWords(node.children)
            : node.text,
    )
    .join("");
}
