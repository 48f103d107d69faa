import type { IncomingMessage } from "node:http";

import { themeCookieName } from "~/lib/rendering/theme";

import { cookieOf } from "./cookies";

/** Null follows the system. */
export function themeOf(req: IncomingMessage): "light" | "dark" | null {
  const value = cookieOf(req, themeCookieName);
  return value === "light" || value === "dark" ? value : null;
}
