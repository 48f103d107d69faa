import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { AccountPage } from "~/features/settings/account-page";
import type { Schema } from "~/lib/api-types";
import { apiFor } from "~/lib/api.server";

export const handle = { guard: "table" };

export const meta: MetaFunction = () => [{ title: "Account | Settings | Peritus" }, { name: "description", content: "Your name and the address that you sign in with." }];

export async function loader(args: LoaderFunctionArgs) {
  return { settings: await apiFor(args).get<Schema<"AccountSettings">>("/api/settings") };
}

export default function Account() {
  return <AccountPage {...useLoaderData<typeof loader>()} />;
}
