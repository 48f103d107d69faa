import { expect, it } from "vitest";

import { keywordsIn, keywordsText, listText, partsText } from "./list";

it.each([
  [[], ""],
  [["PhD"], "PhD"],
  [["PhD", "MD"], "PhD, MD"],
  [["M.A., Ph.D.", "MD"], "M.A., Ph.D.; MD"],
  [["MD", "Nagel, J.D."], "MD; Nagel, J.D."],
])("values with commas stay apart: %j", (values, text) => {
  expect(listText(values)).toBe(text);
});

it("the parts of a value differ from the values of a list", () => {
  const rows = [["Deposition", "March 3, 2024"], ["Report"]];
  expect(listText(rows.map(partsText))).toBe("Deposition · March 3, 2024; Report");
  expect(partsText(["Trial", "2024"])).toBe("Trial, 2024");
});

it.each([
  ["cranes, rigging", ["cranes", "rigging"]],
  ["cranes,rigging,\nhooks,", ["cranes", "rigging", "hooks"]],
  ["1,2-dichloroethane, 2,4-D", ["1,2-dichloroethane", "2,4-D"]],
  ["N,N-dimethylformamide; solvents", ["N,N-dimethylformamide", "solvents"]],
  ["M.A., Ph.D.;", ["M.A., Ph.D."]],
  [" , ;; ", [","]],
  ['"zero day" attacks, "dark" patterns', ['"zero day" attacks', '"dark" patterns']],
  ['"zero day", 4" pipe; 6" pipe', ['"zero day", 4" pipe', '6" pipe']],
  ['"zero day", 4" pipe', ['"zero day"', '4" pipe']],
  [
    '"loads; wind", "the ""big"" one, 1994",rigging',
    ["loads; wind", 'the "big" one, 1994', "rigging"],
  ],
  ['"loads, wind"; "seismic"; rigging', ["loads, wind", '"seismic"', "rigging"]],
  ['"not closed, rigging', ['"not closed', "rigging"]],
  ["", []],
])("reads keywords: %j", (line, keywords) => {
  expect(keywordsIn(line)).toEqual(keywords);
});

it.each([
  [["cranes"]],
  [["cranes", "rigging"]],
  [["M.A., Ph.D."]],
  [["loads, wind", "rigging"]],
  [["1,2-dichloroethane"]],
  [["1,2-dichloroethane", "rigging"]],
  [["N,N-dimethylformamide"]],
  [["loads; wind"]],
  [["loads; wind", "rigging"]],
  [["loads; wind", "M.A., Ph.D.", "2,4-D"]],
  [["M.A., Ph.D.", "A;B", '"zero day"', '4" pipe', '"', '""', '"a", "b"']],
  [[";", ",", '";"']],
])("keywords that are saved without a change stay as they are: %j", (keywords) => {
  expect(keywordsIn(keywordsText(keywords))).toEqual(keywords);
});
