import type { LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import type { FormValues } from "~/lib/form/form-result";
import { fieldsOf } from "~/lib/form/section-words.server";
import { paths } from "~/lib/paths";

import { wishedValues } from "./prefill";

const longestQuery = 200;
/** Of areas, and of states. */
const mostNamed = 3;
const slug = /^[A-Za-z0-9_-]{3,64}$/;

/** Reads `q`, `area`, `state`, and `expert` of the URL. Values that we don't know are left out. */
export async function readWish(args: LoaderFunctionArgs): Promise<FormValues> {
  const { searchParams } = new URL(args.request.url);
  const named = (name: string, nameOf: (code: string) => string | undefined) =>
    [...new Set(searchParams.getAll(name))]
      .map(nameOf)
      .filter((found) => found !== undefined)
      .slice(0, mostNamed);
  return wishedValues({
    q: plain(searchParams.get("q") ?? ""),
    areas: named("area", areaName),
    states: named("state", stateName),
    expert: await expertAt(args, searchParams.get("expert") ?? ""),
  });
}

/** One line, without invisible characters. */
const plain = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, longestQuery);

/** Of `engineering` or `engineering/structural`. */
function areaName(code: string): string | undefined {
  const [category, subcategory] = code.split("/");
  const fields = fieldsOf("area-of-expertise");
  const choices = (name: string) => fields.find((field) => field.name === name)?.choices ?? [];
  return subcategory === undefined
    ? choices("category").find(({ value }) => value === category)?.label
    : choices("subcategory").find(({ value, of }) => value === subcategory && of === category)
        ?.label;
}

function stateName(code: string): string | undefined {
  const state = fieldsOf("about-me").find((field) => field.name === "state");
  return state?.listed?.find(({ value }) => value === code)?.label;
}

/** An expert who isn't public isn't named. */
async function expertAt(args: LoaderFunctionArgs, code: string) {
  if (!slug.test(code)) return null;
  const found = await apiFor(args).call("get", "/api/public/experts/{slug}", {
    path: { slug: code },
    token: null,
  });
  if (!found.ok) return null;
  const { origin } = args.context.settings;
  return { name: found.data.name, address: origin + paths.publicExpert(found.data.slug) };
}
