import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

import { tabTo } from "./tab-to";

const home = "/experts/my-profile";

/** A value of each required and recommended field, by the name of its control. */
const entries: readonly [section: string, values: Readonly<Record<string, string>>][] = [
  ["about-me", { "languages.language": "en", "languages.level": "native" }],
  ["area-of-expertise", { years: "22", keywords: "bridges, foundations" }],
  ["add-resume", { as_of: "2026-10-01", current: "yes" }],
  [
    "professional-history",
    {
      organization: "University of Leeds",
      title: "Professor",
      "dates.start": "2009",
      "dates.current": "yes",
      duties: "Teaches structures.",
    },
  ],
  [
    "education",
    {
      organization: "University of Nairobi",
      degree: "PhD",
      field: "Structures",
      end: "2004",
      status: "completed",
    },
  ],
  [
    "licenses-and-certifications",
    {
      kind: "license",
      name: "Chartered Engineer",
      issuer: "Engineering Council",
      number: "512 004",
      issued: "2006",
      status: "active",
    },
  ],
  [
    "expert-witness-experience",
    {
      caption: "Otieno v. Span Builders Ltd.",
      court: "D. Mass.",
      docket_number: "1:24-cv-01234",
      jurisdiction: "Massachusetts",
      side: "plaintiff",
      subject: "Collapse of a footbridge.",
      "events.0.kind": "deposition",
      "events.0.date": "2024-05",
    },
  ],
  [
    "publications",
    {
      title: "Fatigue of welded decks",
      type: "article",
      date: "2018",
      authors: "R. Ng'ang'a",
      container: "Bridge Structures",
    },
  ],
  [
    "fee-schedule",
    {
      currency: "USD",
      effective_from: "2026-01-01",
      "lines.0.activity": "review",
      "lines.0.unit": "hour",
      "lines.0.rate": "450",
      retainer: "2500",
      "cancellation.0.hours": "48",
      "cancellation.0.percent": "50",
    },
  ],
  [
    "work-preferences",
    {
      accepting_work: "yes",
      engagement_types: "testifying",
      hours_a_week: "10",
      testimony_share: "under-10",
      testimony_share_date: "2026-10-01",
      ai_use: "none",
      ai_date: "2026-10-01",
    },
  ],
  [
    "presentation-and-conferences",
    {
      title: "Why bridges fall",
      event: "IABSE Congress",
      role: "speaker",
      date: "2022",
      place: "Leeds",
    },
  ],
  [
    "association-memberships",
    { organization: "IABSE", type: "member", "dates.start": "2005", "dates.current": "yes" },
  ],
  [
    "intellectual-property",
    {
      type: "patent",
      office: "USPTO",
      number: "US 9,123,456 B2",
      title: "Expansion joint",
      inventors: "R. Ng'ang'a",
    },
  ],
  ["me-on-the-web", { kind: "github", url: "https://github.com/someone" }],
  [
    "references",
    {
      name: "Dana Whitfield",
      relationship: "Retaining counsel",
      email: "dana@firm.example",
      consent: "granted",
      statement: "Clear on the stand.",
    },
  ],
];

/** Fills one entry of each section with the mouse and one section with the keyboard alone. */
export async function fillEverySection(page: Page): Promise<void> {
  for (const [section, values] of entries) {
    const single = ["about-me", "fee-schedule", "work-preferences"].includes(section);
    await page.goto(
      `${home}/${section}${single || section === "area-of-expertise" ? "" : "?add=1"}`,
    );
    if (section === "area-of-expertise")
      await page.getByRole("link", { name: /^Edit area/ }).click();
    const form = page.locator("form", { has: page.getByRole("button", { name: /^Save / }) }).last();
    await addFiles(form, section);
    if (section === "fee-schedule") await form.getByRole("button", { name: "Add a tier" }).click();
    for (const [name, value] of Object.entries(values)) await fill(form, name, value);
    await form
      .locator("[name=do]")
      .evaluate((input) => (input as HTMLInputElement).form?.requestSubmit());
    await expect(page.getByText(/ is saved\.$/).first()).toBeVisible();
  }
  await awardsByKeyboard(page);
}

async function addFiles(form: Locator, section: string): Promise<void> {
  if (section === "about-me") {
    const buffer = await sharp({
      create: { width: 640, height: 640, channels: 3, background: "#46606b" },
    })
      .jpeg()
      .toBuffer();
    const photo = { name: "me.jpg", mimeType: "image/jpeg", buffer };
    await form.locator("[name=photo_upload]").setInputFiles(photo);
    await expect(form.getByLabel("Zoom")).toBeVisible();
  }
  if (section === "add-resume") {
    const buffer = Buffer.from(
      `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%${"x".repeat(2_000_000)}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    );
    const cv = { name: "cv.pdf", mimeType: "application/pdf", buffer };
    await form.locator("[name=file_upload]").setInputFiles(cv);
  }
}

async function fill(form: Locator, name: string, value: string): Promise<void> {
  const control = form.locator(`[name="${name}"]`);
  const kind = await control
    .first()
    .evaluate((input) => (input instanceof HTMLInputElement ? input.type : input.localName));
  if (kind === "select") await control.first().selectOption(value);
  else if (kind === "radio" || kind === "checkbox")
    await form.locator(`[name="${name}"][value="${value}"]`).check();
  else await control.first().fill(value);
}

/** Adds two awards, moves one, deletes it, and brings it back, without the mouse. */
async function awardsByKeyboard(page: Page): Promise<void> {
  const { keyboard } = page;
  await page.goto(`${home}/awards-and-honors`);
  for (const title of ["Telford Medal", "Crane Safety Prize"]) {
    await tabTo(page, page.getByRole("link", { name: /^Add an award/ }));
    await keyboard.press("Enter");
    await tabTo(page, page.getByLabel("Title"), 80);
    await keyboard.type(title);
    for (const text of ["ICE", "2019", "For a method."]) {
      await keyboard.press("Tab");
      await keyboard.type(text);
    }
    await keyboard.press("Control+Enter");
    await expect(page.getByRole("link", { name: `Edit award: ${title}` })).toBeVisible();
  }
  const handle = page.getByRole("button", { name: /^Move Crane Safety Prize/ });
  await tabTo(page, handle, 80);
  await keyboard.press("ArrowUp");
  await expect(
    page.getByRole("status").filter({ hasText: "Crane Safety Prize, position 1 of 2" }),
  ).toHaveCount(1);
  await expect(handle).toBeFocused();
  await expect(handle).toHaveAccessibleName(/Position 1 of 2/);
  await tabTo(page, page.getByRole("link", { name: "Edit award: Crane Safety Prize" }));
  await keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: /^Delete award/ }), 80);
  await keyboard.press("Enter");
  await expect(page.getByRole("link", { name: /^Edit award/ })).toHaveCount(1);
  await tabTo(page, page.getByRole("button", { name: "Undo" }), 120);
  await keyboard.press("Enter");
  await expect(page.getByText("Crane Safety Prize is back.")).toBeVisible();
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveText([/Crane Safety Prize/, /Telford Medal/]);
}
