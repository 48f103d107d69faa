import { describe, expect, it } from "vitest";

import { readPartialDate, spanText, yearsOf } from "~/features/expert/career/partial-date";
import {
  isDegree,
  latestFirst,
  studyState,
  studyText,
  studyWhen,
} from "~/features/expert/career/study";
import type { Schema } from "~/lib/api-types";

const study = (changes: Partial<Schema<"ExpertDegree">> = {}): Schema<"ExpertDegree"> => ({
  organization: "MIT",
  degree: "PhD",
  field: "Physics",
  start: "1998",
  end: "2002",
  status: "completed",
  ...changes,
});

describe("a study", () => {
  it("is a degree only when completed", () => {
    expect(
      (["completed", "in-progress", "not-completed"] as const).map((status) => [
        studyState({ status }),
        isDegree({ status }),
      ]),
    ).toEqual([
      ["completed", true],
      ["in progress", false],
      ["not completed", false],
    ]);
  });

  it("is named with its field and dated in few words", () => {
    expect(studyText(study())).toBe("PhD in Physics");
    expect(studyText(study({ field: null }))).toBe("PhD");
    expect(studyWhen(study())).toBe("1998 to 2002");
    expect(studyWhen(study({ start: null }))).toBe("2002");
    expect(studyWhen(study({ end: null }))).toBe("from 1998");
    expect(studyWhen(study({ end: null, status: "in-progress" }))).toBe("since 1998");
    expect(studyWhen(study({ end: "2027", start: null, status: "in-progress" }))).toBe(
      "until 2027",
    );
    expect(studyWhen(study({ start: null, end: null }))).toBeNull();
    expect(studyWhen(study({ start: "2002", end: "2002" }))).toBe("2002");
  });

  it("is sorted latest first, without dates last", () => {
    expect(
      latestFirst([
        study({ end: null, start: null }),
        study({ end: "1990" }),
        study({ end: "2010" }),
      ]).map((one) => one.end),
    ).toEqual(["2010", "1990", null]);
  });
});

describe("a partial date", () => {
  it("is a year, a month or a day, and nothing else", () => {
    expect(
      ["2014", "2014-06", "2014-06-30", "2014-13", "June 2014", "", null, undefined].map(
        readPartialDate,
      ),
    ).toEqual([
      { year: 2014, month: null },
      { year: 2014, month: 6 },
      { year: 2014, month: 6 },
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it("lies in the middle of what it names", () => {
    expect(yearsOf({ year: 2014, month: null })).toBe(2014.5);
    expect(yearsOf({ year: 2014, month: 1 })).toBeCloseTo(2014.04, 2);
    expect(yearsOf(null)).toBeNull();
  });

  it("spans months where months are known", () => {
    expect(spanText({ year: 2014, month: 9 }, { year: 2018, month: 6 }, false)).toBe(
      "September 2014 to June 2018",
    );
  });
});
