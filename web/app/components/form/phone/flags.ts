// The pictures are files of their own: a list shows only those that are in sight.
const files = import.meta.glob<string>("/node_modules/country-flag-icons/3x2/??.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** Address of a country's flag; undefined where there is none. */
export function flagUrl(country: string): string | undefined {
  return files[`/node_modules/country-flag-icons/3x2/${country}.svg`];
}
