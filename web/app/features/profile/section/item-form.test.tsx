// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";

import { standInForBrowser } from "../../../../test/browser-stand-ins";
import { sections } from "~/lib/form/declared/sections.gen.server";
import { formValues } from "~/lib/form/form-values";

import { ItemForm } from "./item-form";
import type { LoadedSection } from "./section.server";

beforeEach(standInForBrowser);
afterEach(cleanup);

const item = "06dn6b2mke001fbg1vnt000000";
const challenge = { basis: "Daubert", ruling: "granted", date: "2025", citation: "", reply: "" };

/** The page at a URL, with the form of a matter that has two challenges. */
function matterAt(url: string) {
  const declared = sections.find(({ code }) => code === "expert-witness-experience");
  if (!declared) throw new Error("The section is missing.");
  const loaded = {
    place: { expertId: "e", section: declared.code, staff: false },
    declared,
    view: { items: [{ id: item, title: "Reyes v. Doe", version: 3, visibility: "public" }] },
    edited: item,
    base: null,
    version: 3,
    values: formValues(declared.fields, { challenges: [challenge, challenge] }),
    lookup: null,
  } as unknown as LoadedSection;
  const routes = [{ path: "*", element: <ItemForm loaded={loaded} result={null} /> }];
  return <RouterProvider router={createMemoryRouter(routes, { initialEntries: [url] })} />;
}

// The URL of the mail in TestTestimonyChanged_tellsTheExpertOnce.
const path = `/experts/my-profile/expert-witness-experience?edit=${item}`;

test("the link in the mail about a challenge leads to the field for the reply", () => {
  render(matterAt(`${path}&field=challenges.1.reply#field-challenges-1-reply`));
  const reply = document.activeElement as HTMLTextAreaElement;
  expect([reply.name, reply.id]).toEqual(["challenges.1.reply", "field-challenges-1-reply"]);
  expect(reply.labels[0]?.textContent).toMatch(/answer|reply/i);
});

test("without script, the link's fragment names the field", () => {
  expect(renderToString(matterAt(path))).toContain('id="field-challenges-1-reply"');
});

test("other links move no focus", () => {
  render(matterAt(path));
  render(matterAt(`${path}&field=nothing`));
  expect(document.activeElement).toBe(document.body);
});
