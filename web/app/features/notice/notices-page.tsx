import { useLocation } from "@remix-run/react";
import { Check, Settings2 } from "lucide-react";

import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { ListPages } from "~/components/list/list-pages";
import { listQuery } from "~/components/list/list-query";
import { Button } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { EmptyState } from "~/components/ui/empty-state";
import { IconButton } from "~/components/ui/icon-button";
import { TextLink } from "~/components/ui/link";
import { TabLinks } from "~/components/ui/paging/tabs";
import { noticeStore, useNews } from "~/features/live/news-store";
import type { FormResult } from "~/lib/form/form-result";
import { itemsOf } from "~/lib/menu";
import { paths } from "~/lib/paths";
import { useRootData } from "~/lib/root-data";

import { EntryRow } from "./entry-row";
import type { LoadedNotices } from "./notices.server";
import { readEntry } from "./read-entry";

/** All of a person's notifications, newest first. The same in every area. */
export function NoticesPage({
  page,
  topic,
  result,
}: LoadedNotices & { result: FormResult | null | undefined }) {
  const { pathname, search } = useLocation();
  const sending = useSending();
  const unread = useNews(noticeStore, page.unread);
  // The attorney layout has its own padding.
  const root = useRootData();
  const framed = root?.navigation.layout === "attorney";
  const area = pathname.toLowerCase().replace(/\/notifications\/?$/, "");
  const choose = itemsOf(root?.navigation.menu ?? [], "settings").find(
    ({ path }) => path === paths.notificationSettings(area),
  );
  const here = page.topics.find((one) => one.topic === topic);
  const query = listQuery(new URLSearchParams(search), [
    {
      kind: "choice",
      name: "topic",
      label: "Kind",
      any: "All",
      options: page.topics.map((one) => ({ value: one.topic, label: one.label })),
    },
  ]);
  const to = (values?: URLSearchParams) => {
    const text = values?.toString() ?? "";
    return text === "" ? pathname : `${pathname}?${text}`;
  };
  const newest = page.results[0];
  const some = page.results.some((entry) => entry.read_at === null);
  return (
    <div className={classNames("max-w-[48rem]", framed ? null : "px-4 pt-5 pb-16 md:px-8 md:pt-7")}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1>Notifications</h1>
        {choose ? (
          <TextLink href={choose.path} icon={<Settings2 className="size-4" />} className="text-13">
            Choose what you get
          </TextLink>
        ) : null}
      </div>
      {page.topics.length > 1 ? (
        <div className="mt-4">
          <TabLinks
            label="Kinds of notifications"
            items={[{ topic: "", label: "All" }, ...page.topics].map((one) => ({
              href: to(query.with({ topic: one.topic, before: "", after: "" })),
              label: one.label,
              current: one.topic === (here?.topic ?? ""),
            }))}
          />
        </div>
      ) : null}
      <FormProblems result={result} labels={{}} />
      {newest ? (
        <>
          {some || (unread > 0 && !here) ? (
            <PostForm preventScrollReset className="mt-4 flex justify-end">
              <input type="hidden" name="id" value={newest.id} />
              <input type="hidden" name="topic" value={here?.topic ?? ""} />
              <Button
                type="submit"
                name="do"
                value="read-all"
                size="sm"
                pending={sending?.get("do") === "read-all"}
              >
                Mark all as read
              </Button>
            </PostForm>
          ) : null}
          <ul className="mt-2">
            {page.results.map((entry) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                onOpen={(opened) => readEntry(opened, unread)}
                className="py-3.5"
                aside={
                  entry.read_at === null ? (
                    <PostForm preventScrollReset>
                      <input type="hidden" name="id" value={entry.id} />
                      <IconButton
                        type="submit"
                        name="do"
                        value="read"
                        label={`Mark as read: ${entry.title}`}
                        icon={<Check />}
                      />
                    </PostForm>
                  ) : null
                }
              />
            ))}
          </ul>
          <ListPages page={page} query={query} to={to} />
          <p className="mt-6 text-13 text-muted">We keep notifications for {page.days} days.</p>
        </>
      ) : (
        <EmptyState
          className="mt-6"
          title={here ? `Nothing about ${here.label.toLowerCase()}` : "No notifications"}
          text={`When something needs you, it appears here and stays for ${page.days} days.`}
        />
      )}
    </div>
  );
}
