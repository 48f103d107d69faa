import { describe, expect, it } from "vitest";

import {
  areasInOrder,
  careerLanes,
  longestYears,
  yearsText,
} from "~/features/expert/career/career";
import { expertPage } from "../../../../test/expert-page";

describe("the lanes of a career", () => {
  const [degrees, areas] = careerLanes(expertPage(), "2026-11-28T12:00:00Z");

  it("hold studies by their dates, the first one first, and name what is not a degree", () => {
    expect(degrees?.entries.map((entry) => [entry.label, entry.strong])).toEqual([
      ["BS, MIT", true],
      ["PhD, Columbia University", true],
      ["JD, Fordham University (in progress)", false],
    ]);
    expect(degrees?.entries[2]).toMatchObject({ when: "since September 2024" });
  });

  it("hold areas counted back from the day on which they were confirmed, the primary one first", () => {
    expect(
      areas?.entries.map((entry) => [
        entry.label,
        entry.strong,
        entry.start === null ? null : Math.round(entry.start * 10) / 10,
      ]),
    ).toEqual([
      ["Structural", true, 2002.5],
      ["Cranes and rigging", false, 1996.5],
      ["Construction safety", false, null],
    ]);
  });

  it("are empty for an empty record", () => {
    expect(
      careerLanes(
        expertPage({ areas: [], education: [], sections: [] }),
        "2026-11-28T12:00:00Z",
      ).map((lane) => lane.entries),
    ).toEqual([[], []]);
  });
});

describe("the lanes of a career with posts and testimony", () => {
  const lanes = careerLanes(expertPage(), "2026-11-28T12:00:00Z", {
    posts: [
      {
        id: "p1",
        title: "Principal",
        organization: "Bell Engineering",
        department: "",
        duties: "",
        dates: { start: "2011-03", end: "", current: true },
      },
      {
        id: "p2",
        title: "Associate",
        organization: "Halloran",
        department: "",
        duties: "",
        dates: { start: "2002", end: "2011", current: false },
      },
    ],
    licenses: [
      {
        id: "l1",
        name: "Professional Engineer",
        kind: "License",
        issuer: "New Jersey State Board",
        number: "",
        jurisdiction: "New Jersey",
        issued: "2003-06",
        expires: "2028-04-30",
        status: "active",
        statusText: "Active",
        note: "",
        proof: null,
      },
      {
        id: "l2",
        name: "Inspector",
        kind: "License",
        issuer: "New York",
        number: "",
        jurisdiction: "",
        issued: "2005",
        expires: "2015",
        status: "expired",
        statusText: "Expired",
        note: "",
        proof: null,
      },
    ],
    matters: [
      {
        id: "m1",
        caption: "Reyes v. Northgate",
        court: "D. Mass.",
        courtName: "",
        docket: "1:17-cv-11696",
        state: "MA",
        side: "defense",
        sideText: "Defense",
        subject: "",
        events: [
          { kind: "trial", text: "Trial", date: "2019-03" },
          { kind: "deposition", text: "Deposition", date: "2018-10-02" },
          { kind: "report", text: "Report", date: "2018" },
        ],
        challenges: [],
        recent: false,
      },
    ],
  });
  const lane = (id: string) => lanes.find((one) => one.id === id);

  it("show posts instead of areas, current ones dark and up to today", () => {
    expect(lanes.map(({ id }) => id)).toEqual(["degrees", "career", "licenses", "testimony"]);
    const [current, former] = lane("career")?.entries ?? [];
    expect(current).toMatchObject({ strong: true, when: "March 2011 to present" });
    expect(current?.end).toBeCloseTo(2026.9, 1);
    expect(former).toMatchObject({ start: 2002, end: 2012, strong: false });
  });

  it("show licenses up to their end, and never past today", () => {
    const [active, expired] = lane("licenses")?.entries ?? [];
    expect(active?.end).toBeCloseTo(2026.9, 1);
    expect(active?.when).toBe("issued June 2003, expires April 30, 2028");
    expect(expired).toMatchObject({
      end: 2016,
      strong: false,
      when: "issued 2005, expired 2015",
      title: "Inspector, New York (expired)",
    });
  });

  it("show each day of testimony on its side, trials filled, and no report", () => {
    expect(
      lane("testimony")?.entries.map(({ title, side, strong }) => [title, side, strong]),
    ).toEqual([
      ["Trial in Reyes v. Northgate (defense)", "below", true],
      ["Deposition in Reyes v. Northgate (defense)", "below", false],
    ]);
  });
});

describe("areas", () => {
  it("are ordered by primary, then years, unknown years last", () => {
    expect(areasInOrder(expertPage().areas).map((area) => area.subcategory)).toEqual([
      "structural",
      "cranes",
      "safety",
    ]);
  });

  it("know their longest time, and none where none is stated", () => {
    expect(longestYears(expertPage().areas)).toBe(30);
    expect(longestYears([])).toBeNull();
    expect([0, 1, 2].map(yearsText)).toEqual(["less than a year", "1 year", "2 years"]);
  });
});
