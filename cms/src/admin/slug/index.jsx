// The address of a new entry comes from its title while one types, until an editor
// changes the address.
import { useFetchClient, useForm } from "@strapi/strapi/admin";
import { useEffect, useRef } from "react";
import { follows, isPlaceholder, roughSlug } from "./follow.mjs";

const PAUSE_MS = 300; // after the last key

export function SlugFromTitle({ slug: model }) {
  const { values, onChange } = useForm("SlugFromTitle", (form) => form);
  const { post } = useFetchClient();
  const ours = useRef(new Set());
  const latest = useRef(values.slug);
  latest.current = values.slug;
  const isNew = !values.documentId;
  const title = (values.title ?? values.name ?? "").trim();

  useEffect(() => {
    if (isNew && title === "" && isPlaceholder(values.slug ?? "", model)) onChange("slug", "");
  }, [isNew, title, values.slug, model, onChange]);

  useEffect(() => {
    // The panel itself may have filled in the address of what was typed so far.
    const isOurs = follows(latest.current, ours.current, model);
    ours.current.add(roughSlug(title));
    if (!isNew || title === "" || !isOurs) return undefined;
    const timer = setTimeout(async () => {
      const { data } = await post("/content-manager/uid/generate", {
        contentTypeUID: model,
        field: "slug",
        data: { id: "", title, name: title },
      });
      if (!follows(latest.current, ours.current, model)) return;
      ours.current.add(data.data);
      onChange("slug", data.data);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new title asks again
  }, [isNew, title, model]);

  return null;
}

/** The types whose address comes from a title or a name. */
const ADDRESSED = new Set(
  ["article", "episode", "category", "author", "tag"].map((name) => `api::${name}.${name}`),
);

export function registerSlugs(app) {
  app.getPlugin("content-manager").injectComponent("editView", "right-links", {
    name: "slug-from-title",
    Component: (props) => (ADDRESSED.has(props.slug) ? <SlugFromTitle {...props} /> : null),
  });
}
