import { describe, expect, it } from "vitest";

import {
  activeFilters,
  apiQuery,
  areaChosen,
  asTyped,
  emptySearch,
  facetCount,
  feeText,
  readSearch,
  searchQuery,
  skipping,
  toggle,
  toggleOffer,
  without,
  withoutFacets,
  withoutRefused,
  withPage,
  withMeanings,
  withSort,
  withWords,
} from "~/features/search/search-state";

const read = (query: string) => readSearch(new URLSearchParams(query));
const write = (query: string) => searchQuery(read(query)).toString();

describe("the address of a search", () => {
  it("is read and written in one spelling, whatever the order of its parts", () => {
    expect(write("page=2&state=NY&state=NJ&q=crane&area=engineering/structural")).toBe(
      "q=crane&area=engineering%2Fstructural&state=NJ&state=NY&page=2",
    );
  });

  it("leaves out what is default", () => {
    expect(write("q=crane&sort=relevance&page=1")).toBe("q=crane");
    expect(write("sort=confirmed")).toBe("");
    expect(write("sort=name")).toBe("sort=name");
  });

  it("survives rubbish", () => {
    expect(read("page=-3&sort=price&state=&state=NY&state=NY&fee=9&q=%20%20a%20%20b%20")).toEqual({
      ...emptySearch,
      q: "a b",
      state: ["NY"],
      sort: "relevance",
    });
    expect(read("page=1e99").page).toBe(1);
    expect(read("page=2.5").page).toBe(1);
    expect(read("page=two").page).toBe(1);
    expect(read(`q=${"x".repeat(9000)}`).q).toHaveLength(9000); // the BFF refuses it by name
    expect(read(Array.from({ length: 500 }, (_, i) => `state=${i}`).join("&")).state).toHaveLength(
      60,
    );
  });

  it("knows no order by relevance without words", () => {
    expect(read("sort=relevance").sort).toBe("confirmed");
  });

  it("keeps the narrowest area, since a form without script sends the category too", () => {
    expect(read("area=engineering&area=engineering/structural&area=medicine").area).toEqual([
      "engineering/structural",
      "medicine",
    ]);
  });

  it("does not take a category for the part of another that starts alike", () => {
    expect(read("area=engineering&area=engineering-geology/soil").area).toEqual([
      "engineering",
      "engineering-geology/soil",
    ]);
  });

  it("always sends the sort order to the BFF", () => {
    expect(apiQuery(read("q=crane")).toString()).toBe("q=crane&sort=relevance");
    expect(apiQuery(read("")).toString()).toBe("sort=confirmed");
  });
});

describe("toggling a facet", () => {
  it("adds, takes away and goes back to the first page", () => {
    const one = toggle(read("q=crane&page=3"), "state", "NJ");
    expect(one).toMatchObject({ state: ["NJ"], page: 1 });
    expect(toggle(one, "state", "NJ").state).toEqual([]);
  });

  it("narrows a category to its part, and widens it when the last part goes", () => {
    const category = toggle(emptySearch, "area", "engineering");
    const part = toggle(category, "area", "engineering/structural");
    expect(part.area).toEqual(["engineering/structural"]);
    const two = toggle(part, "area", "engineering/materials");
    expect(two.area).toEqual(["engineering/structural", "engineering/materials"]);
    expect(toggle(part, "area", "engineering/structural").area).toEqual(["engineering"]);
    expect(toggle(two, "area", "engineering").area).toEqual([]);
  });

  it("leaves the other categories alone", () => {
    expect(
      toggle(read("area=medicine/oncology&area=engineering/structural"), "area", "engineering")
        .area,
    ).toEqual(["medicine/oncology"]);
  });

  it("shows a category as chosen through its part", () => {
    expect(areaChosen(["engineering/structural"], "engineering")).toBe(true);
    expect(areaChosen(["engineering-geology/soil"], "engineering")).toBe(false);
  });
});

describe("dropping", () => {
  it("takes one value and keeps the rest", () => {
    expect(without(read("state=NJ&state=NY&page=2"), "state", "NJ")).toMatchObject({
      state: ["NY"],
      page: 1,
    });
    expect(without(read("state=NJ"), "state", "TX").state).toEqual(["NJ"]);
  });

  it("takes the words, and the order that came with them", () => {
    expect(without(read("q=crane&state=NJ"), "q", "crane")).toMatchObject({
      q: "",
      sort: "confirmed",
      state: ["NJ"],
    });
    expect(without(read("q=Crane rigging"), "q", "crane").q).toBe("rigging");
    expect(without(read("q=crane rigging"), "q", "crane rigging").q).toBe("");
    expect(without(read("state=NJ&state=NY&state=TX"), "state", "NJ,NY").state).toEqual(["TX"]);
    expect(without(read("q=crane&sort=name"), "q", "crane").sort).toBe("name");
    expect(withWords(read("sort=experience"), " crane ")).toMatchObject({
      q: "crane",
      sort: "experience",
    });
    expect(withWords(read(""), "crane").sort).toBe("relevance");
  });

  it("clears the facets and keeps words and order", () => {
    const search = read("q=crane&sort=name&state=NJ&area=medicine&degree=PhD&country=US&page=4");
    expect(facetCount(search)).toBe(4);
    expect(searchQuery(withoutFacets(search)).toString()).toBe("q=crane&sort=name");
  });

  it("changes page without touching the rest, and order from the first page", () => {
    expect(withPage(read("q=crane"), 3)).toMatchObject({ q: "crane", page: 3 });
    expect(withSort(read("q=crane&page=3"), "name")).toMatchObject({ sort: "name", page: 1 });
  });
});

describe("further filters", () => {
  it("are read, written, toggled, and counted like the others", () => {
    const search = toggle(read("testimony=trial&page=2"), "remote", "yes");
    expect(searchQuery(search).toString()).toBe("remote=yes&testimony=trial");
    expect(facetCount(search)).toBe(2);
    expect(searchQuery(without(search, "testimony", "trial")).toString()).toBe("remote=yes");
    expect(searchQuery(withoutFacets(search)).toString()).toBe("");
  });
});

describe("the fee", () => {
  const fee = (query: string) => read(query).fee;

  it("is read as people type it, and in the right order", () => {
    expect(fee("fee_from=%241%2C200&fee_to=2000")).toEqual({ activity: "", from: 1200, to: 2000 });
    expect(fee("fee_from=500&fee_to=200&fee_activity=trial")).toEqual({
      activity: "trial",
      from: 200,
      to: 500,
    });
    expect(write("fee_from=500&fee_to=200")).toBe("fee_from=200&fee_to=500");
  });

  it.each(["fee_from=lots", "fee_from=-5", "fee_from=0", "fee_to=", "fee_to=1.5", "fee_to=1e99"])(
    "has no limit with %s",
    (query) => {
      expect(write(query)).toBe("");
    },
  );

  it("has a highest amount", () => {
    expect(write("fee_to=99999999")).toBe("fee_to=100000");
  });

  it("is one filter, and goes as one", () => {
    const search = read("fee_activity=trial&fee_from=200&fee_to=500&page=3");
    expect(facetCount(search)).toBe(1);
    expect(searchQuery(without(search, "fee", "")).toString()).toBe("fee_activity=trial");
    expect(facetCount(read("fee_activity=trial"))).toBe(0);
  });

  it("says its limits", () => {
    const said = ({ from, to }: { from?: number; to?: number }) =>
      feeText({ activity: "", from: from ?? null, to: to ?? null });
    expect(said({ from: 200, to: 1550 })).toBe("$200 to $1,550");
    expect(said({ from: 200 })).toBe("$200 or more");
    expect(said({ to: 550 })).toBe("Up to $550");
  });

  it("goes when it is refused, with an order by it", () => {
    const search = read("q=crane&sort=fee&fee_from=200&testimony=trial");
    const refused = withoutRefused(search, {
      fee_from: ["Only attorneys."],
      sort: ["Only attorneys."],
    });
    expect(refused === null ? null : searchQuery(refused).toString()).toBe(
      "q=crane&testimony=trial",
    );
  });
});

it("a city is a filter, also one whose name has a comma", () => {
  const chosen = toggle(read("city=US/NJ/Newark"), "city", "CA//Paris, Ontario");
  expect(searchQuery(chosen).getAll("city")).toEqual(["CA//Paris, Ontario", "US/NJ/Newark"]);
  expect(without(chosen, "city", "CA//Paris, Ontario").city).toEqual(["US/NJ/Newark"]);
});

describe("active filters", () => {
  const facet = (code: string, name: string) => ({ code, name, count: 1, selected: false });
  const facets = {
    areas: [
      {
        ...facet("engineering", "Engineering"),
        children: [facet("engineering/structural", "Structural")],
      },
    ],
    states: [facet("NJ", "New Jersey")],
    countries: [],
    cities: [facet("US/NJ/Newark", "Newark, NJ")],
    degrees: [facet("PhD", "PhD")],
    filters: [
      { code: "testimony", label: "Testimony", hint: "", values: [facet("trial", "Trial")] },
    ],
    fees: {
      activity: "site-visit",
      activities: [
        { code: "review", name: "Case review" },
        { code: "site-visit", name: "Site visit" },
      ],
      from: null,
      to: null,
      compared: 0,
      incomparable: 0,
      buckets: [],
    },
  };

  it("carry the names of the facets, and the code where there is none", () => {
    expect(activeFilters(read("area=engineering/structural&state=NJ&country=NG"), facets)).toEqual([
      { name: "area", value: "engineering/structural", label: "Structural" },
      { name: "state", value: "NJ", label: "New Jersey" },
      { name: "country", value: "NG", label: "NG" },
    ]);
  });

  it("name the values of further filters, and the limits of the fee with their activity", () => {
    const search = read("testimony=trial&fee_activity=site-visit&fee_from=1200");
    expect(activeFilters(search, facets)).toEqual([
      { name: "testimony", value: "trial", label: "Trial" },
      { name: "fee", value: "", label: "$1,200 or more, site visit" },
    ]);
    expect(activeFilters(read("fee_activity=site-visit"), facets)).toEqual([]);
    expect(activeFilters(search, { ...facets, fees: null })).toHaveLength(1);
  });
});

describe("a value that there is not", () => {
  it("takes its facet away, and nothing else", () => {
    const search = read("q=crane&state=ZZ&state=NJ&degree=PhD&page=2");
    expect(withoutRefused(search, { state: ['There is no state "ZZ".'] })).toEqual(
      read("q=crane&degree=PhD"),
    );
  });
  it("changes nothing where the refusal is about something else", () => {
    expect(withoutRefused(read("q=crane&state=NJ"), { sort: ["No"], area: ["No"] })).toBeNull();
    expect(withoutRefused(read("state=NJ"), null)).toBeNull();
  });
});

describe("parts of the words", () => {
  const tbi = readSearch(new URLSearchParams("q=tbi+in+Texas&page=2"));

  it("can mean only themselves, and again what the search adds", () => {
    const plain = asTyped(tbi, "tbi");
    expect(searchQuery(plain).toString()).toBe("q=tbi+in+Texas&plain=tbi");
    expect(searchQuery(withMeanings(plain, "TBI")).toString()).toBe("q=tbi+in+Texas");
  });

  it("can be skipped, until other words are typed", () => {
    const skipped = skipping(tbi, "tbi");
    expect(searchQuery(skipped).toString()).toBe("q=tbi+in+Texas&skip=tbi");
    expect(searchQuery(withWords(skipped, "crane")).toString()).toBe("q=crane");
  });

  it("become filters", () => {
    expect(searchQuery(toggleOffer(tbi, { filter: "state", code: "TX" })).toString()).toBe(
      "q=tbi+in+Texas&state=TX",
    );
    expect(toggleOffer(tbi, { filter: "moon", code: "TX" })).toBe(tbi);
  });
});
