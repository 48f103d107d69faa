import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CircleCheck, CircleSlash } from "lucide-react";

import { unlistedHead } from "~/components/content/head";
import { apiFor } from "~/lib/api.server";
import { errorResponse } from "~/lib/error-response";

export async function loader(args: LoaderFunctionArgs) {
  const { code = "", id = "" } = args.params;
  const found = await apiFor(args).call("get", "/api/public/experts/{slug}/receipts/{receipt}", {
    path: { slug: code, receipt: id.toUpperCase() },
  });
  if (found.ok) return { holds: found.data.holds };
  // An address that can't be a receipt's doesn't stand for one.
  if (found.status === 422) return { holds: false };
  throw errorResponse(found.status ?? 503, found.detail);
}

export const meta = () => unlistedHead("Designation receipt");

export default function Receipt() {
  const { holds } = useLoaderData<typeof loader>();
  const Icon = holds ? CircleCheck : CircleSlash;
  return (
    <div className="mx-auto grid min-h-[60vh] max-w-[34rem] place-content-center px-5 py-16 text-center">
      <h1 className="font-sans text-15 font-semibold text-muted">Designation receipt</h1>
      <p className="display mt-4 flex items-center justify-center gap-3 text-44">
        <Icon
          aria-hidden="true"
          className={`size-9 flex-none ${holds ? "text-success" : "text-danger"}`}
        />
        {holds ? "Yes" : "No"}
      </p>
      <p className="mt-4 text-17">
        {holds
          ? "The expert confirmed this designation."
          : "This receipt isn’t valid. The designation was withdrawn, or the address is incomplete."}
      </p>
      <p className="mt-2 text-13 text-muted">This page says nothing else about the matter.</p>
    </div>
  );
}
