import {
  BadgeCheck,
  Coins,
  FileUser,
  Flag,
  House,
  Inbox,
  Landmark,
  LayoutDashboard,
  List,
  Mail,
  MessagesSquare,
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
  availability: MessagesSquare,
  claims: BadgeCheck,
  credits: Coins,
  favorites: Star,
  forums: Landmark,
  home: House,
  lists: List,
  messages: Mail,
  overview: LayoutDashboard,
  profile: FileUser,
  reports: Flag,
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
