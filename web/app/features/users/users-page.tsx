import { Form, useNavigate, useSubmit } from "@remix-run/react";
import { Search, UserPlus } from "lucide-react";
import { useEffect, useRef } from "react";

import { Badge } from "~/components/ui/badge";
import { Button, LinkButton } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { DateText } from "~/components/ui/date";
import { EmptyState } from "~/components/ui/empty-state";
import { TextInput } from "~/components/ui/field";
import { Anchor, TextLink } from "~/components/ui/link";
import { Pagination } from "~/components/ui/paging/pagination";
import { Select } from "~/components/ui/choice/select";
import { useRowKeys } from "~/components/ui/table/use-row-keys";
import type { Schema } from "~/lib/api-types";
import { waitText } from "~/lib/format/age";
import { numberText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

import { usersQuery } from "./users-filter";
import { groupWords, stateWords } from "./words";

export type UsersPageProps = { users: Schema<"PageUserRow">; query: URLSearchParams; now: string };

/** The accounts, the newest first; an administrator finds one by a part of its name or address. */
export function UsersPage({ users, query, now }: UsersPageProps) {
  const rows = users.results ?? [];
  const navigate = useNavigate();
  const body = useRef<HTMLTableSectionElement>(null);
  const open = (index: number) => void navigate(paths.user(rows[index]?.id ?? ""));
  const current = useRowKeys(rows.length, { open, choose: open });
  useEffect(() => {
    if (current >= 0)
      body.current?.querySelectorAll("tr")[current]?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <div className="px-4 pt-6 pb-16 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-25">
          Users{" "}
          <span className="tnum ml-2 font-sans text-15 font-normal tracking-normal text-muted">{`${numberText(users.count)} ${users.count === 1 ? "account" : "accounts"}${query.size > 0 ? " that fit" : ""}`}</span>
        </h1>
        <LinkButton href={paths.inviteUser()} variant="primary">
          <UserPlus aria-hidden="true" strokeWidth={1.8} className="size-[18px]" />
          Invite somebody
        </LinkButton>
      </div>
      <div className="mt-4">
        <UsersFilters query={query} />
      </div>
      {rows.length === 0 ? (
        <EmptyState
          className="mt-6"
          level={2}
          art="lamp"
          title="No account fits these filters"
          text="Search for the beginning of a name or of a word in the address, or take a filter away."
        />
      ) : (
        <>
          <table className="mt-5 w-full border-collapse max-md:block">
            <caption className="sr-only">Accounts</caption>
            <thead className="max-md:sr-only">
              <tr className="border-b border-ink text-left text-13 text-muted">
                {["Name", "E-mail", "Groups", "State", "Signed in on", "Last sign-in", "Since"].map(
                  (title) => (
                    <th
                      key={title}
                      scope="col"
                      className={classNames(
                        "py-2 font-medium first:pl-1.5",
                        title === "Since" ? "text-right" : "pr-5",
                      )}
                    >
                      {title}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody ref={body} className="max-md:block max-md:border-t max-md:border-ink">
              {rows.map((row, index) => (
                <tr
                  key={row.id}
                  className={classNames(
                    "border-b border-line max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-3 max-md:py-2.5",
                    index === current
                      ? "bg-accent-tint shadow-[inset_3px_0_var(--color-accent)]"
                      : "hover:bg-sunken",
                  )}
                >
                  <th scope="row" className="py-2 pr-5 pl-1.5 text-left max-md:p-0">
                    <Anchor
                      href={paths.user(row.id)}
                      discover="none"
                      className="font-serif font-semibold text-ink no-underline hover:text-accent"
                    >
                      {row.name}
                    </Anchor>
                  </th>
                  <td className="max-w-[22rem] truncate py-2 pr-5 text-ink-2 max-md:col-start-1 max-md:p-0">
                    {row.email}
                  </td>
                  <td className="py-2 pr-5 whitespace-nowrap text-muted max-md:col-start-1 max-md:p-0 max-md:text-13">
                    {(row.groups ?? []).join(", ") || "None"}
                  </td>
                  <td className="py-1 pr-5 max-md:col-start-2 max-md:row-start-1 max-md:p-0">
                    <Badge tone={stateWords[row.state].tone}>{stateWords[row.state].label}</Badge>
                  </td>
                  <td className="tnum py-2 pr-5 whitespace-nowrap text-muted max-md:hidden">
                    {row.sessions === 1
                      ? "1 browser"
                      : row.sessions === 0
                        ? "none"
                        : `${row.sessions} browsers`}
                  </td>
                  <td className="tnum py-2 pr-5 whitespace-nowrap text-muted max-md:col-start-2 max-md:row-start-2 max-md:p-0 max-md:text-right">
                    {row.last_sign_in_at ? (
                      <time dateTime={row.last_sign_in_at} title={row.last_sign_in_at}>
                        {waitText(row.last_sign_in_at, now)}
                      </time>
                    ) : (
                      "never"
                    )}
                  </td>
                  <td className="tnum py-2 text-right whitespace-nowrap text-muted max-md:hidden">
                    <DateText at={row.created_at} style="short" />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <Pagination
            className="mt-5"
            page={users.page}
            total={users.total}
            hrefFor={(page) => paths.users(usersQuery(query, { page: String(page) }))}
          />
        </>
      )}
    </div>
  );
}

function UsersFilters({ query }: { query: URLSearchParams }) {
  const submit = useSubmit();
  return (
    <Form
      key={query.toString()}
      method="get"
      role="search"
      aria-label="Accounts"
      className="grid grid-cols-2 items-end gap-2 md:flex"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget);
      }}
    >
      <TextInput
        className="col-span-2 md:w-72"
        label="Name or e-mail address"
        hideLabel
        name="q"
        type="search"
        defaultValue={query.get("q") ?? ""}
        placeholder="Name, e-mail"
        icon={<Search aria-hidden="true" strokeWidth={1.8} />}
      />
      <Select
        className="md:w-44"
        label="Group"
        hideLabel
        name="group"
        defaultValue={query.get("group") ?? ""}
        placeholder="Group: any"
        options={groupWords.map(({ value }) => ({ value, label: value }))}
      />
      <Select
        className="md:w-44"
        label="State"
        hideLabel
        name="state"
        defaultValue={query.get("state") ?? ""}
        placeholder="State: any"
        options={Object.entries(stateWords).map(([value, { label }]) => ({ value, label }))}
      />
      <Button type="submit">Filter</Button>
      {[...query.keys()].some((name) => name !== "page") ? (
        <TextLink href={paths.users()} className="self-center">
          Clear
        </TextLink>
      ) : null}
    </Form>
  );
}
