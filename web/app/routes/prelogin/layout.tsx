import { Outlet } from "@remix-run/react";

export const handle = { guard: "table" };

export default function Layout() {
  return <main id="content"><Outlet /></main>;
}
