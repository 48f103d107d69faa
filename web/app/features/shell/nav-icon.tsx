import {
  BadgeCheck,
  Coins,
  FileUser,
  House,
  Inbox,
  LayoutDashboard,
  List,
  ScrollText,
  Search,
  SlidersHorizontal,
  Star,
  Users,
  type LucideIcon,
} from "lucide-react";

import type { MenuItem } from "~/lib/menu";

/** By the BFF's names. */
const icons: Readonly<Record<Exclude<MenuItem["icon"], "none">, LucideIcon>> = {
  audit: ScrollText,
  claims: BadgeCheck,
  credits: Coins,
  favorites: Star,
  home: House,
  lists: List,
  overview: LayoutDashboard,
  profile: FileUser,
  requests: Inbox,
  search: Search,
  settings: SlidersHorizontal,
  users: Users,
};

export function NavIcon({ name, className }: { name: MenuItem["icon"]; className?: string }) {
  if (name === "none") return null;
  const Icon = icons[name];
  return <Icon className={className} />;
}
