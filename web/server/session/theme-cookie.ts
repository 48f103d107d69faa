import type { IncomingMessage } from "node:http";

import { themeCookieName } from "~/lib/rendering/theme";

import { cookieOf } from "./cookies";

/** The visitor's choice, or null to follow their system. */
export function themeOf(req: IncomingMessage): "light" | "dark" | null {
  const value = cookieOf(req, themeCookieName);
  return value === "light" || value === "dark" ? value : null;
}
