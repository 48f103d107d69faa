// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";

import type { Schema } from "~/lib/api-types";

import { mostHelpful, oldestFirst, sentenceList } from "./overview-order";
import { ProfileOverview } from "./profile-overview";

const section = (
  name: string,
  more: Partial<Schema<"OverviewSection">>,
): Schema<"OverviewSection"> => ({
  section: name,
  title: name,
  state: "done",
  items: 1,
  confirmed_at: "2026-11-01T00:00:00Z",
  days: 12,
  missing: [],
  why: `why ${name}`,
  weight: 10,
  ...more,
});
const sections = [
  section("about", { days: 12 }),
  section("areas", { state: "stale", days: 201, weight: 20 }),
  section("education", {
    state: "empty",
    items: 0,
    days: null,
    confirmed_at: null,
    weight: 30,
    missing: ["organization", "degree"],
  }),
];
const overview: Schema<"ProfileOverview"> = {
  expert_id: "e",
  slug: "amara",
  name: "Dr. Amara Okonkwo-Bell",
  headline: "Structural engineer",
  status: "published",
  completeness: 84,
  sections,
  warnings: [{ section: "about", item_id: "", text: "No photo" }],
  public_path: "/expert/amara",
  revisions: 17,
  missing: [],
  may_submit: false,
  refusal: null,
  holds: [],
};

function show(more: Partial<Schema<"ProfileOverview">> = {}) {
  const element = <ProfileOverview overview={{ ...overview, ...more }} />;
  render(
    <RouterProvider router={createMemoryRouter([{ path: "*", element, action: () => null }])} />,
  );
}

afterEach(cleanup);

test("sections are listed oldest first, empty ones last", () => {
  expect(oldestFirst(sections).map((one) => one.section)).toEqual(["areas", "about", "education"]);
});

test("unfinished sections come first by weight", () => {
  expect(mostHelpful(sections).map((one) => one.section)).toEqual(["education", "areas"]);
});

test("missing fields read as a sentence", () => {
  expect(sentenceList(["a"])).toBe("a");
  expect(sentenceList(["a", "b", "c"])).toBe("a, b and c");
});

test("each state has a named shape, and the age is in words", () => {
  show();
  const control = screen.getByRole("region", { name: "Your sections" });
  expect(
    within(control)
      .getAllByRole("img")
      .map((shape) => shape.getAttribute("aria-label")),
  ).toEqual(["Stale", "Done", "Empty"]);
  expect(control.textContent).toContain("201 days ago");
});

test("each section has its own form to confirm it; an empty one has none", () => {
  show();
  const control = screen.getByRole("region", { name: "Your sections" });
  const buttons = within(control).getAllByRole("button");
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
    "Confirm: areas",
    "Confirm: about",
  ]);
  const form = buttons[0]!.closest("form")!;
  expect(form.method).toBe("post");
  expect(new FormData(form).get("section")).toBe("areas");
});

test("a link to the public page shows only while it is public", () => {
  show();
  expect(screen.getByRole("link", { name: "View public page" }).getAttribute("href")).toBe(
    "/expert/amara",
  );
  cleanup();
  show({ status: "hidden" });
  expect(screen.queryByRole("link", { name: "View public page" })).toBeNull();
});

test("the figures match the profile", () => {
  show();
  expect(screen.getByText("84%")).toBeTruthy();
  expect(screen.getByText("1 of 3 sections done")).toBeTruthy();
  expect(screen.getByText("1 is over 180 days old")).toBeTruthy();
});

test("a returned profile says why and can be submitted again", () => {
  show({
    status: "draft",
    may_submit: true,
    refusal: { reason: "Where did you study?", at: "2026-11-20T09:00:00Z" },
  });
  const part = screen.getByRole("region", { name: "Our team asked for changes" });
  expect(part.textContent).toContain("November 20, 2026");
  expect(part.querySelector("blockquote")?.textContent).toBe("Where did you study?");
  const button = within(part).getByRole("button", { name: "Submit again" }) as HTMLButtonElement;
  expect([button.form?.method, button.name, button.value]).toEqual(["post", "do", "submit"]);
  expect(screen.getByRole("link", { name: "See requested changes" }).getAttribute("href")).toBe(
    "#profile-status",
  );
});

test("a draft that lacks something says what to fill in and offers nothing to submit", () => {
  show({ status: "draft", missing: ["Biography", "An area of expertise"] });
  const part = screen.getByRole("region", { name: "Your profile is a draft" });
  expect(
    within(part)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Biography", "An area of expertise"]);
  expect(within(part).queryByRole("button")).toBeNull();
});

test("a profile under review offers nothing to submit", () => {
  show({ status: "pending" });
  expect(screen.queryByRole("button", { name: /Submit/ })).toBeNull();
  expect(screen.queryByRole("note")).toBeNull();
});

test("locked contact information says until when", () => {
  const text = "Can be changed from then on.";
  show({
    holds: [
      { field: "contact_email", until: "2026-12-01T12:00:00Z", text },
      { field: "phone", until: "2026-12-01T12:00:00Z", text },
    ],
  });
  expect(screen.getByRole("note").textContent).toContain(
    "Your contact email and phone can’t be changed yet",
  );
  expect(screen.getByRole("note").textContent).toContain("after December 1, 2026");
  cleanup();
  show({ holds: [{ field: "phone", until: null, text }] });
  expect(screen.getByRole("note").textContent).toContain("until our team decides");
});

test("each warning leads to its section, and to the entry if it has one", () => {
  const sections = overview.sections ?? [];
  const title = (at: number) => sections[at]?.title ?? "";
  show({
    warnings: [
      { section: sections[0]?.section ?? "", item_id: "row-7", text: "PE expires tomorrow." },
      { section: sections[1]?.section ?? "", item_id: "", text: "Not confirmed yet." },
      { section: "", item_id: "", text: "No one can find it." },
    ],
  });
  const warnings = screen.getByRole("region", { name: "Attorneys may ask about this" });
  expect(
    within(warnings)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    [title(0), `/experts/my-profile/${sections[0]?.section}?edit=row-7`],
    [title(1), `/experts/my-profile/${sections[1]?.section}`],
  ]);
});
