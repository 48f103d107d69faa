import { UserPlus } from "lucide-react";

import type { Column } from "~/components/list/data-table";
import type { Filter } from "~/components/list/list-query";
import { ListScreen } from "~/components/list/list-screen";
import { Badge } from "~/components/ui/badge";
import { LinkButton } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import { Anchor } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import { agoText } from "~/lib/format/age";
import { countText } from "~/lib/format/number";
import { paths } from "~/lib/paths";
import { changeGroupsForm } from "~/lib/form/declared/change-groups.gen";

import { stateWords } from "./words";

type Row = Schema<"UserRow">;

const filters: Filter[] = [
  { kind: "words", name: "q", label: "Name or email", placeholder: "Name, email" },
  {
    kind: "choice",
    name: "group",
    label: "Group",
    any: "Any group",
    options: changeGroupsForm.groups.choices,
  },
  {
    kind: "choice",
    name: "state",
    label: "Status",
    any: "Any status",
    options: Object.entries(stateWords).map(([value, { label }]) => ({ value, label })),
  },
];

const columns = (now: string): Column<Row>[] => [
  {
    header: "Name",
    narrow: "title",
    cell: (row) => (
      <Anchor
        href={paths.user(row.id)}
        discover="none"
        className="font-serif font-semibold text-ink no-underline hover:text-accent"
      >
        {row.name}
      </Anchor>
    ),
  },
  {
    header: "Email",
    narrow: "line",
    sort: { key: "email", ascending: "A to Z", descending: "Z to A" },
    className: "max-w-[22rem] truncate text-ink-2",
    cell: (row) => row.email,
  },
  {
    header: "Groups",
    className: "md:whitespace-nowrap text-muted",
    cell: (row) => row.groups.join(", ") || "None",
  },
  {
    header: "Status",
    narrow: "aside",
    cell: (row) => <Badge tone={stateWords[row.state].tone}>{stateWords[row.state].label}</Badge>,
  },
  {
    header: "Sessions",
    narrow: "hide",
    className: "tnum md:whitespace-nowrap text-muted",
    cell: (row) => (row.sessions === 0 ? "None" : countText(row.sessions, "device", "devices")),
  },
  {
    header: "Last sign-in",
    className: "tnum md:whitespace-nowrap text-muted",
    cell: (row) =>
      row.last_sign_in_at ? (
        <time dateTime={row.last_sign_in_at}>{agoText(row.last_sign_in_at, now)}</time>
      ) : (
        "Never"
      ),
  },
  {
    header: "Created",
    align: "right",
    narrow: "hide",
    sort: {
      key: "created",
      ascending: "oldest first",
      descending: "newest first",
      newestFirst: true,
    },
    className: "md:whitespace-nowrap text-muted",
    cell: (row) => <DateText at={row.created_at} style="short" />,
  },
];

type UsersListProps = { users: Schema<"PageUserRow">; now: string };

export function UsersList({ users, now }: UsersListProps) {
  return (
    <ListScreen
      title="Users"
      noun={["account", "accounts"]}
      page={users}
      columns={columns(now)}
      filters={filters}
      keyOf={(row) => row.id}
      hrefOf={(row) => paths.user(row.id)}
      to={paths.users}
      empty={{ title: "No accounts yet", text: "Accounts appear here once people sign up." }}
      actions={
        <LinkButton href={paths.inviteUser()} variant="primary">
          <UserPlus className="size-[18px]" />
          Invite user
        </LinkButton>
      }
    />
  );
}
