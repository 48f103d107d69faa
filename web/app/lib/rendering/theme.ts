export const themeCookieName = "peritus-theme";

/** Returns the cookie for a theme, valid for a year. "system" deletes it. */
export function themeCookie(choice: "light" | "dark" | "system"): string {
  const age = choice === "system" ? 0 : 31_536_000;
  return `${themeCookieName}=${choice}; Path=/; SameSite=Lax; Max-Age=${age}`;
}
