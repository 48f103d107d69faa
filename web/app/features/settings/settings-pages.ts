/** Pages of the settings. An empty slug is the first; `of` names the one area that has a page. */
const settingsPages: readonly { slug: string; label: string; of?: string }[] = [
  { slug: "", label: "Account" },
  { slug: "practice", label: "Practice", of: "/attorney" },
  { slug: "security", label: "Security" },
  { slug: "notifications", label: "Notifications" },
  { slug: "data", label: "Your data" },
];

/** The pages of the settings at this address. */
export function pagesOf(base: string) {
  return settingsPages.filter(
    ({ of }) => of === undefined || base.toLowerCase() === `${of}/settings`,
  );
}

/** The settings that an address belongs to, without the page: `/attorney/settings`. */
export function settingsBase(pathname: string): string {
  return /^.*?\/settings(?=\/|$)/i.exec(pathname)?.[0] ?? pathname;
}
