import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { unlistedHead } from "~/components/content/head";
import { DateText } from "~/components/ui/date";
import { EmptyState } from "~/components/ui/empty-state";
import { TextLink } from "~/components/ui/link";
import { apiFor, thrownFor } from "~/lib/api.server";
import { pageNotFound } from "~/lib/page-not-found";

export const handle = { guard: "demo" };

export const meta = () => unlistedHead("Mail");

/** Demo only, so not in the OpenAPI document. */
interface DemoMail {
  id: string;
  kind: "mail" | "sms";
  to: string;
  subject: string;
  /** RFC 3339. */
  at: string;
  text: string;
}

declare module "~/lib/api.gen" {
  interface paths {
    "/api/dev/mail": {
      get: {
        parameters: { query?: never; header?: never; path?: never };
        responses: { 200: { content: { "application/json": { results: DemoMail[] } } } };
      };
    };
  }
}

export async function loader(args: LoaderFunctionArgs) {
  if (args.context.missing) throw pageNotFound(args.request.url);
  const result = await apiFor(args).call("get", "/api/dev/mail");
  if (!result.ok) {
    // A BFF without the demo doesn't have the operation, whatever this program's setting.
    throw result.status === 404 ? pageNotFound(args.request.url) : thrownFor(result);
  }
  return { mails: result.data.results.map((mail) => ({ ...mail, links: linksIn(mail.text) })) };
}

function linksIn(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])];
}

export default function DevMail() {
  const { mails } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-3xl px-5 pt-10 md:px-8">
      <h1>Mail</h1>
      <p className="mt-1.5 mb-6 text-muted">
        Without a mail server and a gateway for text messages the demo keeps what it would have
        sent.
      </p>
      {mails.length === 0 ? (
        <EmptyState
          title="No mail yet"
          text="Whatever the demo sends from now on is listed here."
        />
      ) : (
        <ul className="rule-ink">
          {mails.map(({ id, to, subject, at, text, links }) => (
            <li key={id} className="border-b border-line py-5">
              <article aria-labelledby={`mail-${id}`}>
                <h2 id={`mail-${id}`} className="text-20">
                  {subject}
                </h2>
                <p className="mt-1 text-13 text-muted">
                  To {to}, <DateText at={at} />
                </p>
                <p className="mt-3 max-w-measure whitespace-pre-line wrap-anywhere">{text}</p>
                {links.length > 0 ? (
                  <ul className="mt-3 grid gap-1">
                    {links.map((link) => (
                      <li key={link}>
                        <TextLink href={withinSite(link)} className="wrap-anywhere">
                          {link}
                        </TextLink>
                      </li>
                    ))}
                  </ul>
                ) : null}
              </article>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Our links open on the reader's spelling of localhost. */
function withinSite(link: string): string {
  if (!URL.canParse(link)) return link;
  const { hostname, pathname, search } = new URL(link);
  return hostname === "localhost" || hostname === "127.0.0.1" ? pathname + search : link;
}
