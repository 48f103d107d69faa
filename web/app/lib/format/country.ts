const countries = new Intl.DisplayNames("en-US", { type: "region" });

/** `Germany`. Unknown codes are returned unchanged. */
export const countryText = (code: string): string => countries.of(code) ?? code;
