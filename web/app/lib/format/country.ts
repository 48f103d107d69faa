const countries = new Intl.DisplayNames("en-US", { type: "region" });

/** A country by its two-letter code: `Germany`. The code itself where it has no name. */
export const countryText = (code: string): string => countries.of(code) ?? code;
