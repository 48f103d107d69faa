import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BookOpenText, Scale } from "lucide-react";

import { unlistedHead } from "~/components/content/head";
import { Anchor, TextLink } from "~/components/ui/link";
import { SignUpClosed } from "~/features/sign-up/sign-up-closed";
import { whyClosed } from "~/features/sign-up/sign-up.server";
import { ownPath } from "~/lib/address/own-path";
import { paths, type PathQuery } from "~/lib/paths";

export const handle = { guard: "table" };

export const meta = () =>
  unlistedHead(
    "Sign up",
    "Create an account to search expert witnesses or to manage your own profile.",
  );

export async function loader(args: LoaderFunctionArgs) {
  return {
    closed: await whyClosed(args),
    next: ownPath(new URL(args.request.url).searchParams.get("next")),
  };
}

const ways = [
  {
    to: (query: PathQuery) => paths.attorneySignUp(query),
    Icon: Scale,
    title: "I am an attorney",
    text: "Search experts, see why each one matches, and read their profiles.",
    needs: "It takes a minute. We ask for a bar admission only for attorney-only details.",
  },
  {
    to: () => paths.becomeAnExpert(),
    Icon: BookOpenText,
    title: "I am an expert",
    text: "Manage your profile, control who sees each part, and get found by attorneys.",
    needs: "First, we'll check whether we already have a profile for you.",
  },
];

export default function Registration() {
  const { closed, next } = useLoaderData<typeof loader>();
  if (closed) return <SignUpClosed detail={closed} />;
  return (
    <div className="mx-auto mt-8 max-w-[calc(52rem+2.5rem)] px-5 md:mt-14">
      <h1>Sign up</h1>
      <p className="mt-1.5 text-muted">
        How will you use Peritus? Already have an account?{" "}
        <TextLink href={paths.signIn(next)}>Sign in</TextLink>
      </p>
      <ul className="mt-7 grid gap-4 md:grid-cols-2">
        {ways.map(({ to, Icon, title, text, needs }) => (
          <li key={title}>
            <Anchor
              href={to({ next })}
              className="group flex h-full flex-col rounded-card border border-line bg-surface p-6 text-ink no-underline transition-colors hover:border-accent"
            >
              <Icon strokeWidth={1.4} className="size-8 text-accent" />
              <span className="mt-4 font-serif text-20 font-semibold group-hover:text-accent">
                {title}
              </span>
              <span className="mt-1.5 text-ink-2">{text}</span>
              <span className="mt-4 border-t border-line pt-3 text-13 text-muted">{needs}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
