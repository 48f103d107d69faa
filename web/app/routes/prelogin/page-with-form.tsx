import { useActionData, useLoaderData } from "@remix-run/react";

import { InquiryForm } from "~/features/inquiry/inquiry-form";
import type { InquiryExtra } from "~/features/inquiry/inquiry.server";
import type { Schema } from "~/lib/api-types";
import type { FormResultWith, FormValues } from "~/lib/form/form-result";

import { PageView } from "./page-view";

export function PageWithForm() {
  const { inquiry, wished } =
    useLoaderData<() => Promise<{ inquiry: Schema<"InquiryForm">; wished?: FormValues }>>();
  const result = useActionData<FormResultWith<InquiryExtra>>();
  return (
    <PageView
      form={({ form }) =>
        inquiry.form === form ? (
          <InquiryForm definition={inquiry} result={result} wished={wished} />
        ) : null
      }
    />
  );
}
