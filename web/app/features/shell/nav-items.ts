import { BadgeCheck, FileUser, House, Inbox, LayoutDashboard, Search, type LucideIcon } from "lucide-react";

import { paths } from "~/lib/paths";

/** A page that a rail or a bar may lead to. */
export interface NavItem {
  label: string;
  /** For the bar at the bottom of a phone. */
  short: string;
  href: string;
  icon: LucideIcon;
}

const dashboard: NavItem = { label: "Dashboard", short: "Home", href: paths.dashboard(), icon: House };
const search: NavItem = { label: "Search", short: "Search", href: paths.search(), icon: Search };
const myProfile: NavItem = { label: "My profile", short: "Profile", href: paths.myProfile(), icon: FileUser };
const staff: NavItem = { label: "Overview", short: "Overview", href: paths.staff(), icon: LayoutDashboard };

const claims: NavItem = { label: "Claims", short: "Claims", href: paths.claims(), icon: BadgeCheck };
const requests: NavItem = { label: "Requests", short: "Requests", href: paths.requests(), icon: Inbox };

/** True where one of the areas holds the page, by whole segments of its address. */
export function mayEnter(areas: readonly string[], href: string): boolean {
  return areas.some((area) => href === area || (area !== "/" && href.startsWith(`${area}/`)));
}

/** Only what the person may enter, in the order of each layout. */
export function attorneyItems(areas: readonly string[]): NavItem[] {
  return [dashboard, search, myProfile, { ...staff, label: "Staff overview", short: "Staff" }].filter(({ href }) => mayEnter(areas, href));
}

export function expertItems(areas: readonly string[]): NavItem[] {
  return [{ ...myProfile, label: "Overview", short: "Overview" }, staff, search].filter(({ href }) => mayEnter(areas, href));
}

export function staffItems(areas: readonly string[]): NavItem[] {
  return [staff, requests, claims, search, myProfile].filter(({ href }) => mayEnter(areas, href));
}
