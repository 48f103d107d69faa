import { createHash } from "node:crypto";

import { shareSize } from "~/components/ui/picture/picture-url";
import type { SharePicture } from "~/components/content/share-picture";
import { placeText } from "~/features/expert/place";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

import { recordOf } from "./record-view.server";

/** The words of the picture that other sites show of an expert. */
type ExpertCard = {
  name: string;
  /** The current post, or else the headline. */
  line: string;
  areas: string[];
  place: string;
  photo: string | null;
};

export function expertCardOf(page: Schema<"ExpertPage">): ExpertCard {
  const post = recordOf(page).posts.find(({ dates }) => dates.current);
  return {
    name: page.name,
    line: post ? `${post.title}, ${post.organization}` : page.headline,
    areas: [...new Set(page.areas.map((area) => area.subcategory_name))],
    place: placeText(page),
    photo: page.photo,
  };
}

/** The URL changes with what the picture shows, since other sites cache pictures for long. */
export function expertPicture(page: Schema<"ExpertPage">, origin: string): SharePicture {
  const version = createHash("sha256")
    .update(JSON.stringify(expertCardOf(page)))
    .digest("base64url")
    .slice(0, 8);
  return {
    url: origin + paths.card("expert", page.slug, version),
    alt: page.name,
    ...shareSize,
  };
}
