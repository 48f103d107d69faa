import { LinkButton } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import { paths } from "~/lib/paths";

/** Without terms, no one can agree to them. */
export function SignUpClosed({ detail }: { detail: string }) {
  return (
    <div className="mx-auto mt-8 max-w-[calc(32rem+2.5rem)] px-5 md:mt-14">
      <h1>Sign-up isn’t open yet</h1>
      <p className="mt-2 text-17 text-ink-2">{detail}</p>
      <p className="mt-6">
        <LinkButton href={paths.home()}>Back to the home page</LinkButton>
      </p>
      <p className="mt-6 border-t border-line pt-4 text-muted">
        Already have an account? <TextLink href={paths.signIn()}>Sign in</TextLink>
      </p>
    </div>
  );
}
