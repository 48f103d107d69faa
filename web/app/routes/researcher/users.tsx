import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { listShortcuts } from "~/components/list/use-list-keys";
import { UsersList } from "~/features/users/users-list";
import { loadUsers } from "~/features/users/users.server";

export const handle = { guard: "table", shortcuts: listShortcuts("account") };

export const meta: MetaFunction = () => [
  { title: "Users | Peritus" },
  { name: "description", content: "Find accounts by name, email, group, and status." },
];

export function loader(args: LoaderFunctionArgs) {
  return loadUsers(args);
}

export default function Users() {
  return <UsersList {...useLoaderData<typeof loader>()} />;
}
