import { Form, useActionData, useNavigation, type FormProps } from "@remix-run/react";
import { forwardRef, useContext, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";

import type { FormResult } from "~/lib/form/form-result";
import { RequestKeyContext, requestKeyName } from "~/lib/form/request-key";

interface RequestKeyOptions {
  /** Whether the form is being sent: a second press is the same request. */
  sending: boolean;
  /** Whether the response to the last press was lost: the next one repeats it. */
  lost: boolean;
}

/** A key that stays until a response has come, so that a repeat is the same request. */
export function useRequestKey({ sending, lost }: RequestKeyOptions) {
  const onServer = useContext(RequestKeyContext);
  const [key, setKey] = useState(onServer);
  return {
    renew() {
      // At once, because the router reads the form next.
      if (!key || (!sending && !lost)) flushSync(() => setKey(crypto.randomUUID()));
    },
    // The browser keeps the value of the server until the form is sent.
    field: <input type="hidden" name={requestKeyName} value={key} suppressHydrationWarning />,
  };
}

/** Every form that changes something. */
export const PostForm = forwardRef<HTMLFormElement, Omit<FormProps, "method">>(function PostForm(
  { children, onSubmit, ...props },
  ref,
) {
  const result = useActionData<Partial<FormResult> | null>();
  const { state } = useNavigation();
  const key = useRequestKey({
    sending: state !== "idle",
    lost: result?.status === "unavailable",
  });
  return (
    <Form
      {...props}
      ref={ref}
      method="post"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        key.renew();
        onSubmit?.(event);
      }}
    >
      {key.field}
      {children}
    </Form>
  );
});
