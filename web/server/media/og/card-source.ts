import type { Schema } from "~/lib/api-types";
import { callApi, type ApiBase, type ApiResult } from "~/lib/api.server";
import { expertCardOf } from "~/features/expert/record/share-card.server";
import type { CardKind } from "~/lib/paths";

import { isPhoto } from "../picture-request";
import type { Card } from "./card-svg";

/** Milliseconds. */
const timeoutMs = 5_000;

interface CardAddress {
  kind: CardKind;
  slug: string;
}

/** Parses `/og/<kind>/<slug>.png`. Returns null for other paths. */
export function readCardAddress(pathname: string): CardAddress | null {
  const expert = /^\/og\/expert\/([A-Za-z0-9_-]{1,64})\.png$/.exec(pathname)?.[1];
  if (expert) return { kind: "expert", slug: expert };
  const match = /^\/og\/(page|article|episode)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.png$/.exec(pathname);
  const [, kind, slug = ""] = match ?? [];
  return kind && slug.length <= 120 ? { kind: kind as CardKind, slug } : null;
}

/** A card, or the reason why there is none: missing, moved, or unavailable. */
type CardResult = { card: Card } | { status: 404 | 503 } | { moved: string };

/** Loads a card's content from the BFF as a visitor. */
export async function cardFor({ kind, slug }: CardAddress, base: ApiBase): Promise<CardResult> {
  if (kind === "expert") return expertCard(slug, base);
  const result = await titled(kind, slug, base);
  if (result.ok) return { card: cardOf(kind, result.data) };
  const moved = /\/([a-z0-9-]+)$/.exec(result.location ?? "")?.[1];
  if ((result.status === 301 || result.status === 302) && moved && moved !== slug)
    return { moved: `/og/${kind}/${moved}.png` };
  return refusal(result.status);
}

function refusal(status: number | null): CardResult {
  const missing = status !== null && status >= 400 && status < 500 && status !== 429;
  return { status: missing ? 404 : 503 };
}

async function expertCard(slug: string, base: ApiBase): Promise<CardResult> {
  const result = await callApi(base, "get", "/api/public/experts/{slug}", {
    path: { slug },
    token: null,
    timeoutMs,
  });
  if (!result.ok) return refusal(result.status);
  if (result.data.slug !== slug) return { moved: `/og/expert/${result.data.slug}.png` };
  const { name, line, areas, place, photo } = expertCardOf(result.data);
  return {
    card: {
      kicker: place ? `Expert witness · ${place}` : "Expert witness",
      title: name,
      line,
      areas,
      photo: photo && isPhoto(photo) ? photo : null,
      by: "",
    },
  };
}

type TitledKind = Exclude<CardKind, "expert">;

function titled(kind: TitledKind, slug: string, base: ApiBase): Promise<ApiResult<Titled>> {
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

function cardOf(kind: TitledKind, page: Titled): Card {
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
