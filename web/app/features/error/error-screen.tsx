import { Link, useLocation } from "@remix-run/react";

import { Button, buttonClass } from "~/components/ui/button";
import { textLinkClass } from "~/components/ui/link";
import { LampOnDesk } from "~/components/ui/brand/lamp";
import { paths } from "~/lib/paths";
import { sentFormMark, useSentForm, type SentForm } from "~/lib/form/sent-form";

import type { ErrorView } from "./error-of";
import { FindInstead } from "./find-instead";

export function ErrorScreen({ status, message, buttonText }: ErrorView) {
  const { pathname, search } = useLocation();
  const sent = useSentForm();
  const again = status === 503 ? sent : null;
  return (
    <div className="grid min-h-[70dvh] grid-cols-[minmax(0,1fr)] place-items-center px-5 py-10 md:px-8">
      <div className="grid max-w-full min-w-0 grid-cols-[minmax(0,auto)] items-end gap-6 md:grid-cols-[auto_minmax(0,26rem)] md:gap-16">
        <LampOnDesk className="h-auto w-[220px] md:w-[360px]" />
        <div>
          <h1 className="text-[5.5rem] leading-[0.9] font-medium tracking-[-0.04em] md:text-[7rem]">
            {status}
          </h1>
          <p className="mt-3.5 mb-6 font-serif text-20 leading-[1.45] wrap-anywhere">{message}</p>
          {again ? <SendAgain sent={again} /> : null}
          {/* A new document, so nothing broken remains. */}
          <Link
            to={buttonText ? paths.signIn() : paths.home()}
            reloadDocument
            className={buttonClass({ variant: again ? "secondary" : "primary", size: "lg" })}
          >
            {buttonText ?? "Go to home"}
          </Link>
          {status === 404 ? <FindInstead /> : null}
          {status === 503 && !sent ? (
            <p className="mt-4">
              <Link to={pathname + search} reloadDocument className={textLinkClass}>
                Try again
              </Link>
            </p>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** Sends a form again after an outage. */
function SendAgain({ sent }: { sent: SentForm }) {
  return (
    <form method="post" action={sent.to} className="mb-6" {...{ [sentFormMark]: "" }}>
      {sent.fields.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <p className="mb-3 text-muted">
        Your answers are saved on this page. Passwords and files must be entered again.
      </p>
      <Button type="submit" variant="primary" size="lg">
        Send again
      </Button>
    </form>
  );
}
