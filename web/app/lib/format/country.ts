const countries = new Intl.DisplayNames("en-US", { type: "region" });

/** `Germany`; unknown codes stay. */
export const countryText = (code: string): string => countries.of(code) ?? code;
