import { useActionData, useLoaderData } from "@remix-run/react";

import type { InquiryAnswer } from "~/features/inquiry/inquiry-answer";
import { InquiryForm } from "~/features/inquiry/inquiry-form";
import type { Schema } from "~/lib/api-types";

import { PageView } from "./page-view";

/** A page of the editors whose address takes a form, which stands where they put it. */
export function PageWithForm() {
  const { inquiry } = useLoaderData<() => Promise<{ inquiry: Schema<"InquiryForm"> }>>();
  const answer = useActionData<InquiryAnswer>();
  return (
    <PageView
      form={({ form }) =>
        inquiry.form === form ? <InquiryForm definition={inquiry} answer={answer} /> : null
      }
    />
  );
}
