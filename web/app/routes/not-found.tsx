import type { LoaderFunctionArgs } from "@remix-run/node";

import { pageNotFound } from "~/lib/page-not-found";

export const handle = { guard: "table" };

export function loader({ request }: LoaderFunctionArgs): never {
  throw pageNotFound(request.url);
}

// Without a component, this would be a plain response instead of the error screen.
export default function NotFound() {
  return null;
}
