export type TilePlace = { code: string; name: string; column: number; row: number };

export const gridColumns = 11;
export const gridRows = 8;

const names: Record<string, string> = {
  AK: "Alaska",
  AL: "Alabama",
  AR: "Arkansas",
  AZ: "Arizona",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DC: "District of Columbia",
  DE: "Delaware",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  IA: "Iowa",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  MA: "Massachusetts",
  MD: "Maryland",
  ME: "Maine",
  MI: "Michigan",
  MN: "Minnesota",
  MO: "Missouri",
  MS: "Mississippi",
  MT: "Montana",
  NC: "North Carolina",
  ND: "North Dakota",
  NE: "Nebraska",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NV: "Nevada",
  NY: "New York",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VA: "Virginia",
  VT: "Vermont",
  WA: "Washington",
  WI: "Wisconsin",
  WV: "West Virginia",
  WY: "Wyoming",
};

const grid = [
  "AK .. .. .. .. .. .. .. .. .. ME",
  ".. .. .. .. .. .. .. .. .. VT NH",
  "WA ID MT ND MN IL WI MI NY RI MA",
  "OR NV WY SD IA IN OH PA NJ CT ..",
  "CA UT CO NE MO KY WV VA MD DE ..",
  ".. AZ NM KS AR TN NC SC DC .. ..",
  ".. .. .. OK LA MS AL GA .. .. ..",
  "HI .. .. TX .. .. .. .. FL .. ..",
];

export const usTiles: readonly TilePlace[] = grid.flatMap((line, row) =>
  line
    .split(" ")
    .flatMap((code, column) =>
      code === ".." ? [] : [{ code, name: names[code] ?? code, column, row }],
    ),
);
