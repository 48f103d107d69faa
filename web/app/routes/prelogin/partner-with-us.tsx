import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { sendForm } from "~/lib/form/send-form";
import { loadInquiry, submitInquiry } from "~/features/inquiry/inquiry.server";
import { loadPage } from "~/features/page/page.server";

import { metaOfPage } from "./page-view";
import { PageWithForm } from "./page-with-form";

export const handle = { guard: "table" };

export async function loader(args: LoaderFunctionArgs) {
  const [page, inquiry] = await Promise.all([
    loadPage(args, "partner-with-us"),
    loadInquiry(args, "partner-with-us"),
  ]);
  return { ...page, inquiry };
}

export function action(args: ActionFunctionArgs) {
  return submitInquiry(args, "partner-with-us");
}

export const clientAction = sendForm;

export const meta = metaOfPage;

export default PageWithForm;
