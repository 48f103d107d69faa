import { useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { listShortcuts } from "~/components/list/use-list-keys";
import { UsersList } from "~/features/users/users-list";
import { loadUsers } from "~/features/users/users.server";

export const handle = { guard: "table", shortcuts: listShortcuts("account") };

export const meta = () => screenHead("Users", "Find accounts by name, email, group, and status.");

export const loader = loadUsers;

export default function Users() {
  return <UsersList {...useLoaderData<typeof loader>()} />;
}
