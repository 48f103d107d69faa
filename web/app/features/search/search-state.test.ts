import { describe, expect, it } from "vitest";

import {
  activeFilters,
  apiQuery,
  areaChosen,
  emptySearch,
  facetCount,
  readSearch,
  searchQuery,
  toggle,
  without,
  withoutFacets,
  withoutRefused,
  withPage,
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
    expect(read(`q=${"x".repeat(900)}`).q).toHaveLength(200);
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
    degrees: [facet("PhD", "PhD")],
  };

  it("carry the names of the facets, and the code where there is none", () => {
    expect(activeFilters(read("area=engineering/structural&state=NJ&country=NG"), facets)).toEqual([
      { name: "area", value: "engineering/structural", label: "Structural" },
      { name: "state", value: "NJ", label: "New Jersey" },
      { name: "country", value: "NG", label: "NG" },
    ]);
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
