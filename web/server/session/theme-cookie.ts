import type { IncomingMessage } from "node:http";

import { themeCookieName } from "~/lib/rendering/theme";

import { cookieOf } from "./cookies";

/** Returns the visitor's theme, or null for the system's. */
export function themeOf(req: IncomingMessage): "light" | "dark" | null {
  const value = cookieOf(req, themeCookieName);
  return value === "light" || value === "dark" ? value : null;
}
