import type { LoaderFunctionArgs } from "@remix-run/node";

import { pageNotFound } from "~/lib/page-not-found";

export const handle = { guard: "table" };

export function loader({ request }: LoaderFunctionArgs): never {
  throw pageNotFound(request.url);
}

// A page without a component would be a plain answer rather than the error screen.
export default function NotFound() {
  return null;
}
