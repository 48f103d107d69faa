import { expect, it } from "vitest";

import { continueText, signUpAddress } from "./wanted-page";

it("names the search that led to the sign-in", () => {
  expect(
    [
      "/attorney/expert-search-result?q=metal+fatigue&state=",
      "/attorney/expert-search-result?q=+&state=NJ",
      "/attorney/lists?q=metal",
      "/admin",
    ].map(continueText),
  ).toEqual([
    "Sign in to see experts for “metal fatigue”. We keep your search.",
    "Sign in to see experts.",
    "Sign in to continue to your page.",
    "Sign in to continue to your page.",
  ]);
});

it("keeps the wanted page on the way to the sign-up, and skips a question that is answered", () => {
  expect(
    [
      "/attorney/expert-search-result?q=a&state=NJ",
      "/Attorney",
      "/attorneys",
      "/experts/my-profile",
      null,
    ].map(signUpAddress),
  ).toEqual([
    "/attorney/sign-up?next=%2Fattorney%2Fexpert-search-result%3Fq%3Da%26state%3DNJ",
    "/attorney/sign-up?next=%2FAttorney",
    "/registration?next=%2Fattorneys",
    "/registration?next=%2Fexperts%2Fmy-profile",
    "/registration",
  ]);
});
