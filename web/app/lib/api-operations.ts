import type { paths } from "~/lib/api.gen";

/** Methods that the BFF's operations use. */
export type Method = "get" | "post" | "put" | "delete";

/** Paths that have an operation for the method. */
export type PathFor<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, unknown> ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends PathFor<M>> =
  paths[P] extends Record<M, infer O> ? O : never;

/** What an operation sends back when it succeeds. */
export type Reply<M extends Method, P extends PathFor<M>> = ReplyOf<Operation<M, P>>;

type ReplyOf<O> = O extends { responses: infer R } ? JsonOf<R[keyof R & (200 | 201 | 202)]> : never;

type JsonOf<Response> = Response extends { content: { "application/json": infer T } } ? T : never;

/** Parameters and body of an operation. Members that it does not have cannot be given. */
export type Input<M extends Method, P extends PathFor<M>> = InputOf<Operation<M, P>>;

type InputOf<O> = O extends { parameters: infer Parameters }
  ? PathInput<Parameters> & QueryInput<Parameters> & HeaderInput<Parameters> & BodyInput<O>
  : never;

type PathInput<Parameters> = Parameters extends { path: infer Values }
  ? { path: Values }
  : { path?: never };

/** A list page passes on the query of its own address, which the BFF checks. */
type QueryInput<Parameters> = Parameters extends { query: infer Values }
  ? { query: QueryValues<Values> | URLSearchParams }
  : Parameters extends { query?: infer Values }
    ? [NonNullable<Values>] extends [never]
      ? { query?: never }
      : { query?: QueryValues<NonNullable<Values>> | URLSearchParams }
    : never;

/** Null, undefined, and empty values are left out. A number may still be the text of an address. */
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
