import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";

import type { Shortcut } from "~/features/shell/shortcuts-dialog";
import { usersQuery } from "~/features/users/users-filter";
import { UsersPage } from "~/features/users/users-page";
import { loadUsers } from "~/features/users/users.server";

const shortcuts: Shortcut[] = [
  { keys: ["j"], does: "Next account" },
  { keys: ["k"], does: "Account before" },
  { keys: ["Enter"], does: "Open the account" },
];

export const handle = { guard: "table", shortcuts };

export const meta: MetaFunction = () => [
  { title: "Users | Peritus" },
  { name: "description", content: "Accounts, found by name, address, group and state." },
];

export function loader(args: LoaderFunctionArgs) {
  return loadUsers(args);
}

export default function Users() {
  const { users, now } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  return <UsersPage users={users} query={usersQuery(query)} now={now} />;
}
