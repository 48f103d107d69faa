import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";

import { PostForm } from "~/components/form/post-form";
import { Button } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import { TextLink } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

/** For accounts that will be deleted or must accept new terms. */
export function AccountNotices({ session }: { session: Schema<"SessionView"> | null }) {
  const { pathname, search } = useLocation();
  if (!session || session.dashboard_route === "/") return null;
  const settings = paths.settings(session.dashboard_route, "data");
  if (pathname === settings) return null;
  if (session.leaving_at) {
    return (
      <Bar label="Deletion of your account">
        <p>
          Your account will be deleted on <DateText at={session.leaving_at} />.
        </p>
        <PostForm action={settings}>
          <input type="hidden" name="from" value={pathname + search} />
          <Button type="submit" size="sm" name="do" value="keep">
            Keep my account
          </Button>
        </PostForm>
      </Bar>
    );
  }
  if (session.consent_due) {
    return (
      <Bar label="Terms to agree to">
        <p>
          There is a new version of our <TextLink href={paths.termsAndConditions()}>terms</TextLink>{" "}
          or our <TextLink href={paths.privacyPolicy()}>privacy policy</TextLink>.
        </p>
        <TextLink href={settings}>Read and agree in your settings</TextLink>
      </Bar>
    );
  }
  return null;
}

function Bar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      data-print="hide"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line bg-warning-tint px-4 py-2.5 md:px-6"
    >
      {children}
    </section>
  );
}
