export const themeCookieName = "peritus-theme";

/** Kept for a year; "system" forgets it. */
export function themeCookie(choice: "light" | "dark" | "system"): string {
  const age = choice === "system" ? 0 : 31_536_000;
  return `${themeCookieName}=${choice}; Path=/; SameSite=Lax; Max-Age=${age}`;
}
