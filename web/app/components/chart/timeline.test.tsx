// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";

import { Timeline } from "~/components/chart/timeline";
import type { TimelineEntry } from "~/components/chart/timeline-layout";

afterEach(cleanup);

const entry = (id: string, end: number | null): TimelineEntry => ({
  id,
  label: id,
  title: `PhD in ${id}`,
  when: end === null ? "no date given" : String(end),
  start: null,
  end,
  strong: true,
});

function draw(entries: TimelineEntry[]) {
  return render(
    <Timeline
      label="Timeline: degrees"
      lanes={[{ id: "degrees", name: "Degrees", kind: "points", entries }]}
      until={2026}
      columns={["Kind", "What", "When"]}
      undated="The record gives no dates."
    />,
  );
}

describe("Timeline", () => {
  it("is drawn for wide and for narrow places, and said again in a table with what has no date", () => {
    draw([entry("Physics", 2001), entry("Law", null)]);
    expect(screen.getAllByRole("img", { name: "Timeline: degrees" })).toHaveLength(2);
    expect(screen.getByRole("table", { hidden: true }).textContent).toContain("PhD in Law");
    expect(screen.getAllByText("PhD in Physics, 2001")).toHaveLength(2);
  });

  it("says so where nothing has a date, and keeps the table", () => {
    draw([entry("Law", null)]);
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getByText("The record gives no dates.")).toBeTruthy();
    expect(screen.getByRole("table", { hidden: true }).textContent).toContain("no date given");
  });

  it("is nothing but the sentence where there is nothing at all", () => {
    draw([]);
    expect(screen.queryByRole("table", { hidden: true })).toBeNull();
  });
});
