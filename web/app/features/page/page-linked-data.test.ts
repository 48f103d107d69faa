import { expect, test } from "vitest";

import { pageLinkedData } from "./page-linked-data";
import type { Page } from "./section";

const page: Page = {
  name: "about",
  title: "About",
  preview: false,
  updated_at: "2026-11-18T09:00:00Z",
  seo: { title: "", description: "", picture: null, no_index: false },
  sections: [],
};
const kinds = (one: Page) =>
  (pageLinkedData(one, "https://peritus.example")["@graph"] as { "@type": string }[]).map(
    (thing) => thing["@type"],
  );

test("the home page describes the site, an inner page its breadcrumbs", () => {
  expect(kinds({ ...page, name: "home" })).toEqual(["Organization", "WebSite"]);
  expect(kinds(page)).toEqual(["Organization", "BreadcrumbList"]);
});

test("a page with questions lists them with their answers", () => {
  const answer = [
    {
      type: "paragraph" as const,
      children: [
        { type: "text" as const, text: "Nothing" },
        { type: "break" as const, text: "" },
        {
          type: "link" as const,
          text: "",
          href: "/blog",
          children: [{ type: "text" as const, text: "at all" }],
        },
      ],
    },
  ];
  const asked: Page = {
    ...page,
    sections: [
      {
        type: "faq",
        title: "Questions",
        lead: "",
        questions: [{ id: "q", question: "What does it cost?", answer }],
      },
    ],
  };
  const graph = pageLinkedData(asked, "https://peritus.example")["@graph"];
  expect(graph.at(-1)).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [{ name: "What does it cost?", acceptedAnswer: { text: "Nothing at all" } }],
  });
});
