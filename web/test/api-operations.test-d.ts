import type { Schema } from "~/lib/api-types";
import type { Api } from "~/lib/api.server";

// `npm run typecheck` compiles this file, and nothing runs it. Each line below an
// `@ts-expect-error` is a mistake that must not compile.

declare const api: Api;
declare const groups: Schema<"GroupsForm">["groups"];
const path = { id: "1" };

export async function right() {
  const { page } = await api.get("/api/experts", { query: { page: "2", state: ["NJ"] } });
  const login = await api.call("post", "/api/sign-up/verify", {
    body: { sign_up: "1", browser: "b", code: "123456" },
    token: null,
  });
  const access: string = login.ok ? login.data.access : login.detail;
  await api.call("post", "/api/admin/users/{id}/groups", { path, body: { groups, reason: "" } });
  await api.call("delete", "/api/settings/totp");
  return page.toFixed() + access;
}

export async function wrong() {
  // @ts-expect-error: no such path
  await api.get("/api/expert");
  // @ts-expect-error: the path has no such method
  await api.call("delete", "/api/experts");
  // @ts-expect-error: this path has only a POST
  await api.get("/api/sign-up/verify", {});
  // @ts-expect-error: the path parameter is missing
  await api.get("/api/admin/claims/{id}");
  // @ts-expect-error: the path parameter has another name
  await api.get("/api/experts/{expert_id}", { path });
  // @ts-expect-error: no such query parameter
  await api.get("/api/experts", { query: { pages: 2 } });
  // @ts-expect-error: a required query parameter is missing
  await api.get("/api/navigation");
  // @ts-expect-error: the body is missing
  await api.call("post", "/api/password-recovery");
  // @ts-expect-error: the body of another operation
  await api.call("post", "/api/password-recovery", { body: { code: "1" } });
  // @ts-expect-error: not one of the choices
  await api.get("/api/inquiries/{form}", { path: { form: "complaint" } });
  // @ts-expect-error: this operation takes no body
  await api.call("post", "/api/settings/totp", { body: { code: "1" } });
  // @ts-expect-error: the reply has no such member
  return (await api.get("/api/settings")).password;
}
