import type { Schema } from "~/lib/api-types";
import { callApi, type ApiBase, type ApiResult } from "~/lib/api.server";

import type { Card } from "./card-svg";

/** Milliseconds. */
const timeoutMs = 5_000;

type CardKind = "page" | "article" | "episode";
interface CardAddress {
  kind: CardKind;
  slug: string;
}

/** Parses `/og/<kind>/<slug>.png`. Returns null for other paths. */
export function readCardAddress(pathname: string): CardAddress | null {
  const match = /^\/og\/(page|article|episode)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.png$/.exec(pathname);
  const [, kind, slug = ""] = match ?? [];
  return kind && slug.length <= 120 ? { kind: kind as CardKind, slug } : null;
}

/** A card, or the reason why there is none: missing, moved, or unavailable. */
type CardResult = { card: Card } | { status: 404 | 503 } | { moved: string };

/** Loads a card's content from the BFF as a visitor. */
export async function cardFor({ kind, slug }: CardAddress, base: ApiBase): Promise<CardResult> {
  const result = await titled(kind, slug, base);
  if (result.ok) return { card: cardOf(kind, result.data) };
  const moved = /\/([a-z0-9-]+)$/.exec(result.location ?? "")?.[1];
  if ((result.status === 301 || result.status === 302) && moved && moved !== slug)
    return { moved: `/og/${kind}/${moved}.png` };
  return {
    status:
      result.status !== null && result.status >= 400 && result.status < 500 && result.status !== 429
        ? 404
        : 503,
  };
}

function titled(kind: CardKind, slug: string, base: ApiBase): Promise<ApiResult<Titled>> {
  const settings = { token: null, timeoutMs };
  switch (kind) {
    case "page":
      return callApi(base, "get", "/api/content/pages/{name}", {
        path: { name: slug as Schema<"Page">["name"] },
        ...settings,
      });
    case "article":
      return callApi(base, "get", "/api/content/articles/{id}", {
        path: { id: slug },
        ...settings,
      });
    case "episode":
      return callApi(base, "get", "/api/content/episodes/{id}", {
        path: { id: slug },
        ...settings,
      });
  }
}

type Titled = {
  title: string;
  name?: string;
  number?: number | null;
  guests?: string[] | null;
} & Partial<Pick<Schema<"Article">, "author" | "category" | "reading_minutes">>;

function cardOf(kind: CardKind, page: Titled): Card {
  const { title } = page;
  if (kind === "article") {
    const minutes = page.reading_minutes ?? 1;
    const length = minutes === 1 ? "1 minute" : `${minutes} minutes`;
    return {
      kicker: page.category ? `${page.category.name} · ${length}` : length,
      title,
      by: page.author?.name ?? "",
    };
  }
  if (kind === "episode")
    return {
      kicker: page.number ? `Podcast · Episode ${page.number}` : "Podcast",
      title,
      by: (page.guests ?? []).join(", "),
    };
  return { kicker: "", title, by: "Expert witnesses with detailed profiles" };
}
