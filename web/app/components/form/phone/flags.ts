// Separate files, so that a list loads only visible ones.
const files = import.meta.glob<string>("/node_modules/country-flag-icons/3x2/??.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

export function flagUrl(country: string): string | undefined {
  return files[`/node_modules/country-flag-icons/3x2/${country}.svg`];
}
