/** Pages of the settings, the same below each area. An empty slug is the first. */
export const settingsPages = [
  { slug: "", label: "Account" },
  { slug: "security", label: "Security" },
  { slug: "notifications", label: "Notifications" },
  { slug: "data", label: "Your data" },
] as const;

export type SettingsSlug = (typeof settingsPages)[number]["slug"];

/** The settings that an address belongs to, without the page: `/attorney/settings`. */
export function settingsBase(pathname: string): string {
  return /^.*?\/settings(?=\/|$)/i.exec(pathname)?.[0] ?? pathname;
}
