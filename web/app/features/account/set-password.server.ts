import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { landingFor } from "~/features/sign-in/landing.server";
import type { Schema } from "~/lib/api-types";
import { apiFor, isOutage, thrownFor } from "~/lib/api.server";
import { refused } from "~/lib/form/form-result.server";

export interface OpenedLink {
  token: string;
  link: Schema<"PasswordLinkView">;
}

/** The current link if the form was refused; null during an outage. */
export interface LinkExtra {
  opened: OpenedLink | null;
  token: string;
}

const noLink: Schema<"PasswordLinkView"> = {
  state: "unknown",
  invitation: false,
  masked_email: "",
  email: "",
  methods: [],
  recovery_codes_left: 0,
};

export function loadLink(args: LoaderFunctionArgs): Promise<OpenedLink> {
  return opened(args, new URL(args.request.url).searchParams.get("token") ?? "");
}

async function opened(
  args: LoaderFunctionArgs | ActionFunctionArgs,
  token: string,
): Promise<OpenedLink> {
  if (token === "" || token.length > 200) return { token: "", link: noLink };
  const result = await apiFor(args).call("post", "/api/password-recovery/check", {
    body: { token },
    token: null,
  });
  if (!result.ok) throw thrownFor(result);
  return { token, link: result.data };
}

/** Sets the password and returns where its owner lands, or the problems with the current link. */
export async function actOnLink(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const word = (name: string) => String(form.get(name) ?? "").trim();
  const token = word("token");
  const result = await apiFor(args).call("post", "/api/set-password", {
    body: { token, password: String(form.get("password") ?? ""), factor: proofOf(form) },
    token: null,
  });
  if (result.ok) {
    args.context.session.start(result.data);
    args.context.flash.leave({
      level: "success",
      text: "Your password is set. You're signed in on this device only.",
    });
    return landingFor(args, result.data.access, null);
  }
  // Without script, the URL has no token, so the reply includes the link.
  const link = isOutage(result) ? null : await opened(args, token);
  return refused<LinkExtra>(args, form, result, {
    rename: {
      "factor.code": "code",
      "factor.recovery_code": "recovery_code",
      "factor.assertion": "assertion",
    },
    opened: link,
    token,
  });
}

/** The second factor, if given. */
function proofOf(form: FormData): Record<string, unknown> | undefined {
  const word = (name: string) => String(form.get(name) ?? "").trim();
  if (word("assertion") !== "") return { assertion: parsed(word("assertion")) };
  if (word("recovery_code") !== "") return { recovery_code: word("recovery_code") };
  return word("code") === "" ? undefined : { code: word("code") };
}

/** Undefined if invalid. */
function parsed(assertion: string): unknown {
  try {
    return JSON.parse(assertion) as unknown;
  } catch {
    return {};
  }
}
