import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { sendForm } from "~/lib/form/send-form";
import { loadInquiry, submitInquiry } from "~/features/inquiry/inquiry.server";
import { readWish } from "~/features/inquiry/prefill.server";
import { loadPage } from "~/features/page/page.server";

import { metaOfPage } from "./page-view";
import { PageWithForm } from "./page-with-form";

export const handle = { guard: "table" };

export async function loader(args: LoaderFunctionArgs) {
  const [page, inquiry, wished] = await Promise.all([
    loadPage(args, "request-an-expert"),
    loadInquiry(args, "request-an-expert"),
    readWish(args),
  ]);
  return { ...page, inquiry, wished };
}

export function action(args: ActionFunctionArgs) {
  return submitInquiry(args, "request-an-expert");
}

export const clientAction = sendForm;

export const meta = metaOfPage;

export default PageWithForm;
