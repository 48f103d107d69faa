import { paths } from "~/lib/paths";

import type { Page } from "./section";

const of: Record<Page["name"], () => string> = {
  home: paths.home,
  about: paths.about,
  "partner-with-us": paths.partnerWithUs,
  "request-an-expert": paths.requestAnExpert,
  "become-an-expert": paths.becomeAnExpert,
  "privacy-policy": paths.privacyPolicy,
  "terms-and-conditions": paths.termsAndConditions,
};

export function pagePath(name: Page["name"]): string {
  return of[name]();
}
