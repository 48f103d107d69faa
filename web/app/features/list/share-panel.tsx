import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Button, LinkButton } from "~/components/ui/button";
import { CopyButton } from "~/components/ui/copy-button";
import { DateText } from "~/components/ui/date";
import { Note } from "~/components/ui/note";
import type { Schema } from "~/lib/api-types";
import { countText } from "~/lib/format/number";
import { listCodeForm } from "~/lib/form/declared/list-code.gen";
import { resultFor } from "~/lib/form/form-result";
import { paths } from "~/lib/paths";

import { ColleaguesPanel } from "./colleagues-panel";
import type { ListResult, LoadedList } from "./lists.server";

type Link = Schema<"ListCode">;

type Props = { loaded: LoadedList; result: ListResult | undefined };

/** With whom a list is shared: colleagues who work with it, and people with a link. */
export function SharePanel({ loaded, result }: Props) {
  const { list, members, links } = loaded;
  const owned = list.role === "owner";
  const editable = list.archived_at === null;
  return (
    <div className="mt-5 rounded-card border border-line bg-surface p-4 md:p-5">
      <p className="-mt-1 mb-1 flex justify-end">
        <LinkButton href={paths.list(list.id)} size="sm" variant="quiet" preventScrollReset>
          Close
        </LinkButton>
      </p>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <ColleaguesPanel members={members} owned={owned} editable={editable} result={result} />
        {links ? <Links links={links} editable={editable} result={result} /> : null}
      </div>
    </div>
  );
}

function Links({
  links,
  editable,
  result,
}: {
  links: readonly Link[];
  editable: boolean;
  result: ListResult | undefined;
}) {
  const sharing = resultFor(result, "share");
  const sending = useSending();
  return (
    <section aria-labelledby="share">
      <h2 id="share" className="text-20">
        Links for others
      </h2>
      <p className="mt-1 text-13 text-muted">
        Each link is for one person, who signs in to open it. They see the experts on this list by
        name.{" "}
        <b className="font-semibold text-ink">Never the list’s name, your notes, or stages.</b>
      </p>
      {sharing?.link ? <NewLink address={sharing.link} said={sharing.message} /> : null}
      {editable ? (
        <PostForm noValidate preventScrollReset className="mt-4 grid gap-3">
          <FormProblems result={sharing} form={listCodeForm} />
          <input type="hidden" name="do" value="share" />
          <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
            {[listCodeForm.person, listCodeForm.expires].map((field) => (
              <DeclaredField
                key={`${field.name} ${sharing?.status === "done" ? sharing.attempt : ""}`}
                field={field}
                values={
                  !sharing || sharing.status === "done" ? { expires: ["month"] } : sharing.values
                }
                problems={sharing?.errors}
              />
            ))}
          </div>
          <div>
            <Button type="submit" variant="primary" pending={sending?.get("do") === "share"}>
              Create link
            </Button>
          </div>
        </PostForm>
      ) : null}
      {links.length > 0 ? (
        <ul aria-label="Links" className="mt-5 border-t border-ink">
          {links.map((link) => (
            <LinkRow key={link.id} link={link} pending={sending?.get("code_id") === link.id} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function NewLink({ address, said }: { address: string; said: string | null }) {
  return (
    <Note tone="success" role="status" title={said ?? undefined} className="mt-4">
      <p>Copy it now. We don’t keep it, so you can’t see it here again.</p>
      <p className="my-2 rounded-control border border-line bg-paper px-2.5 py-2 font-mono text-13 break-all select-all">
        {address}
      </p>
      <CopyButton size="sm" address={address} label="Copy link" done="Link copied" />
    </Note>
  );
}

function LinkRow({ link, pending }: { link: Link; pending: boolean }) {
  const last = link.openings[0];
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-550 [overflow-wrap:anywhere]">
          <bdi>{link.person}</bdi>
        </p>
        <p className="text-13 text-muted">
          <LinkState link={link} />
        </p>
        {last ? (
          <details className="group mt-1 text-13">
            <summary className="cursor-pointer py-1.5 text-accent hover:underline touch:py-3">
              Opened {countText(link.opened, "time", "times")}, last{" "}
              <DateText at={last} style="time" />
            </summary>
            <ul className="tnum grid gap-0.5 ps-3 text-muted">
              {link.openings.map((at, index) => (
                <li key={index}>
                  <DateText at={at} style="time" />
                </li>
              ))}
            </ul>
          </details>
        ) : (
          <p className="mt-1 text-13 text-muted">Not opened yet</p>
        )}
      </div>
      {link.works ? (
        <PostForm preventScrollReset>
          <input type="hidden" name="do" value="revoke" />
          <input type="hidden" name="code_id" value={link.id} />
          <Button
            type="submit"
            size="sm"
            pending={pending}
            aria-label={`Turn off the link for ${link.person}`}
          >
            Turn off
          </Button>
        </PostForm>
      ) : null}
    </li>
  );
}

function LinkState({ link }: { link: Link }) {
  if (link.revoked_at)
    return (
      <>
        Turned off <DateText at={link.revoked_at} />
      </>
    );
  if (link.expires_at)
    return (
      <>
        {link.works ? "Expires" : "Expired"} <DateText at={link.expires_at} />
      </>
    );
  return <>Works until you turn it off</>;
}
