import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { LinePage } from "~/features/message/forum/line-page";
import { actOnLine, loadLine, type LineResult } from "~/features/message/forum/lines.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  screenHead(`Forum line: ${data?.line.name ?? ""}`, "What the rules of a forum protect.");

export const loader = loadLine;
export const action = actOnLine;
export const clientAction = sendForm;

export default function ForumLine() {
  const { line, changes } = useLoaderData<typeof loader>();
  return (
    <LinePage
      key={line.code}
      line={line}
      changes={changes}
      result={useActionData<typeof action>() as LineResult | undefined}
    />
  );
}
