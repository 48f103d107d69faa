import { redirect, type ActionFunctionArgs } from "@remix-run/node";

import { themeCookie } from "~/lib/rendering/theme";

export const handle = { guard: "open" };

export async function action({ request }: ActionFunctionArgs) {
  const choice = (await request.formData()).get("theme");
  const theme = choice === "light" || choice === "dark" ? choice : "system";
  return redirect(cameFrom(request), { headers: { "Set-Cookie": themeCookie(theme) } });
}

export function loader() {
  return redirect("/");
}

function cameFrom(request: Request): string {
  const referer = request.headers.get("Referer") ?? "";
  if (!URL.canParse(referer)) return "/";
  const { pathname, search } = new URL(referer);
  return pathname.startsWith("//") ? "/" : pathname + search;
}
