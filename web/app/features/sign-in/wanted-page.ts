import { paths } from "~/lib/paths";

/** For a search, names what was searched for. */
export function continueText(next: string): string {
  const { pathname, searchParams } = new URL(next, "http://here.invalid");
  const words = (searchParams.get("q") ?? "").trim();
  if (pathname !== paths.search()) return "Sign in to continue to your page.";
  return words === ""
    ? "Sign in to see experts."
    : `Sign in to see experts for “${words}”. We keep your search.`;
}

/** Only attorneys open their pages, so the page that asks who signs up is skipped. */
export function signUpAddress(next: string | null): string {
  const ofAttorneys = next !== null && /^\/attorney(?=[/?#]|$)/i.test(next);
  return ofAttorneys ? paths.attorneySignUp({ next }) : paths.registration({ next });
}
