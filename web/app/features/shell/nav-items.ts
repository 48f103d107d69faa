import {
  BadgeCheck,
  FileUser,
  House,
  Inbox,
  LayoutDashboard,
  ScrollText,
  Search,
  SlidersHorizontal,
  Users,
  type LucideIcon,
} from "lucide-react";

import { paths } from "~/lib/paths";

/** A page that a rail or a bar may lead to. */
export interface NavItem {
  label: string;
  /** For the bar at the bottom of a phone. */
  short: string;
  href: string;
  icon: LucideIcon;
  /** Stays marked on the pages below it. */
  holdsPages?: boolean;
}

const dashboard: NavItem = {
  label: "Dashboard",
  short: "Home",
  href: paths.dashboard(),
  icon: House,
};
const search: NavItem = { label: "Search", short: "Search", href: paths.search(), icon: Search };
const myProfile: NavItem = {
  label: "My profile",
  short: "Profile",
  href: paths.myProfile(),
  icon: FileUser,
};
const staff: NavItem = {
  label: "Overview",
  short: "Overview",
  href: paths.staff(),
  icon: LayoutDashboard,
};

const claims: NavItem = {
  label: "Claims",
  short: "Claims",
  href: paths.claims(),
  icon: BadgeCheck,
};
const users: NavItem = { label: "Users", short: "Users", href: paths.users(), icon: Users };
const audit: NavItem = { label: "Audit", short: "Audit", href: paths.audit(), icon: ScrollText };
const requests: NavItem = {
  label: "Requests",
  short: "Requests",
  href: paths.requests(),
  icon: Inbox,
};

const settingsOf = (area: string): NavItem => ({
  label: "Settings",
  short: "Settings",
  href: paths.settings(area),
  icon: SlidersHorizontal,
  holdsPages: true,
});

/** The settings of whoever is here; null where none of his areas has any. */
export function settingsItem(areas: readonly string[]): NavItem | null {
  const item = settingsOf(areas[0] ?? "");
  return areas[0] !== "/" && areas.length > 0 ? item : null;
}

/** True where one of the areas holds the page, by whole segments of its address. */
export function mayEnter(areas: readonly string[], href: string): boolean {
  return areas.some((area) => href === area || (area !== "/" && href.startsWith(`${area}/`)));
}

/** Only what the person may enter, in the order of each layout. */
export function attorneyItems(areas: readonly string[]): NavItem[] {
  return [
    dashboard,
    search,
    myProfile,
    { ...staff, label: "Staff overview", short: "Staff" },
    settingsOf(paths.dashboard()),
  ].filter(({ href }) => mayEnter(areas, href));
}

export function expertItems(areas: readonly string[]): NavItem[] {
  return [
    { ...myProfile, label: "Overview", short: "Overview" },
    staff,
    search,
    settingsOf(paths.myProfile()),
  ].filter(({ href }) => mayEnter(areas, href));
}

export function staffItems(areas: readonly string[], groups: readonly string[] = []): NavItem[] {
  // The BFF answers these two to administrators alone; to others they would only lead to its refusal.
  const forAdmins = groups.includes("Admin") ? [users, audit] : [];
  return [
    staff,
    requests,
    claims,
    ...forAdmins,
    search,
    myProfile,
    settingsOf(paths.staff()),
  ].filter(({ href }) => mayEnter(areas, href));
}
