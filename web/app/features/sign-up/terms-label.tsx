import { TextLink } from "~/components/ui/link";
import { dateText } from "~/lib/format/date";
import { paths } from "~/lib/paths";

export function TermsLabel({ version }: { version: string }) {
  return (
    <>
      I agree to the <TextLink href={paths.termsAndConditions()}>Terms</TextLink> (
      {dateText(version)}) and have read the{" "}
      <TextLink href={paths.privacyPolicy()}>Privacy Policy</TextLink>.
    </>
  );
}
