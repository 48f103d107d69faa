import type { paths } from "~/lib/api.gen";

export type Method = "get" | "post" | "put" | "delete";

export type PathFor<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, unknown> ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends PathFor<M>> =
  paths[P] extends Record<M, infer O> ? O : never;

export type Reply<M extends Method, P extends PathFor<M>> = ReplyOf<Operation<M, P>>;

type ReplyOf<O> = O extends { responses: infer R } ? JsonOf<R[keyof R & (200 | 201 | 202)]> : never;

type JsonOf<Response> = Response extends { content: { "application/json": infer T } } ? T : never;

/** The input of an operation. Unknown members don't compile. */
export type Input<M extends Method, P extends PathFor<M>> = InputOf<Operation<M, P>>;

type InputOf<O> = O extends { parameters: infer Parameters }
  ? PathInput<Parameters> & QueryInput<Parameters> & HeaderInput<Parameters> & BodyInput<O>
  : never;

type PathInput<Parameters> = Parameters extends { path: infer Values }
  ? { path: Values }
  : { path?: never };

/** Lists may pass their page's query, which the BFF checks. */
type QueryInput<Parameters> = Parameters extends { query: infer Values }
  ? { query: QueryValues<Values> | URLSearchParams }
  : Parameters extends { query?: infer Values }
    ? [NonNullable<Values>] extends [never]
      ? { query?: never }
      : { query?: QueryValues<NonNullable<Values>> | URLSearchParams }
    : never;

/** Query values. Empty values are left out. Numbers may be text from a URL. */
type QueryValues<Values> = {
  [Name in keyof Values]: Values[Name] | null | (number extends Values[Name] ? string : never);
};

type HeaderInput<Parameters> = Parameters extends { header?: infer Values }
  ? [NonNullable<Values>] extends [never]
    ? { headers?: never }
    : { headers?: Values }
  : never;

type BodyInput<O> = O extends { requestBody: { content: infer Content } }
  ? { body: BodyOf<Content> }
  : { body?: never };

type BodyOf<Content> = Content extends { "application/json": infer Json }
  ? Json
  : Content extends { "multipart/form-data": unknown }
    ? FormData
    : never;
