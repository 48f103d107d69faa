import { expect, test } from "vitest";

import { episodeFixture, podcastFixture } from "../../../test/episode";
import { episodeLinkedData, seriesLinkedData } from "./podcast-linked-data";
import { episodeMeta, podcastMeta } from "./podcast-meta";

const site = "http://localhost:3000";

test("an episode's linked data has its file, series, publisher, and breadcrumbs", () => {
  const [episode, publisher, way] = episodeLinkedData(episodeFixture, podcastFixture, site, null)[
    "@graph"
  ];
  expect(episode).toMatchObject({
    "@type": "PodcastEpisode",
    url: `${site}/podcast/plate-14`,
    episodeNumber: 34,
    timeRequired: "PT0H41M16S",
    associatedMedia: {
      contentUrl: `${site}/podcast/audio/guid-1.mp3`,
      encodingFormat: "audio/mpeg",
      contentSize: "38000000",
    },
    partOfSeries: {
      "@type": "PodcastSeries",
      name: "Qualified",
      webFeed: `${site}/podcast/feed.xml`,
    },
    publisher: { "@id": `${site}/#organization` },
  });
  expect(publisher).toMatchObject({ "@type": "Organization", "@id": `${site}/#organization` });
  expect(way).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "Peritus" },
      { position: 2, name: "Qualified", item: `${site}/podcast` },
      { position: 3, name: episodeFixture.title },
    ],
  });
});

test("the show's linked data has its feed, other platforms, publisher, and breadcrumbs", () => {
  const [series, publisher, way] = seriesLinkedData(podcastFixture, site, `${site}/c.webp`)[
    "@graph"
  ];
  expect(series).toMatchObject({
    "@type": "PodcastSeries",
    url: `${site}/podcast`,
    image: `${site}/c.webp`,
    sameAs: ["https://pods.example/q"],
    publisher: { "@id": `${site}/#organization` },
  });
  expect(publisher).toMatchObject({ "@type": "Organization", "@id": `${site}/#organization` });
  expect(way).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Peritus" }, { name: "Qualified" }],
  });
});

test("an episode has one canonical address, and a draft none", () => {
  const url = `${site}/podcast/plate-14`;
  const head = { url, site, picture: null };
  expect(episodeMeta(episodeFixture, podcastFixture, head)).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: url,
  });
  const draft = episodeMeta({ ...episodeFixture, preview: true }, podcastFixture, head);
  expect(draft).toContainEqual({ name: "robots", content: "noindex" });
  expect(JSON.stringify(draft)).not.toContain("canonical");
});

test("what a search found is not for search engines", () => {
  expect(
    podcastMeta(podcastFixture, { url: site, page: 1, words: "plate", picture: null }),
  ).toContainEqual({ name: "robots", content: "noindex" });
});

test("an episode without audio has no audio in its linked data", () => {
  const silent = { ...episodeFixture, seconds: 0, audio: { url: "", type: "", bytes: 0 } };
  const told = JSON.stringify([
    episodeLinkedData(silent, podcastFixture, site, null),
    episodeMeta(silent, podcastFixture, { url: `${site}/podcast/plate-14`, site, picture: null }),
  ]);
  expect(told).toContain(silent.title);
  for (const word of ["AudioObject", "timeRequired", "og:audio"]) expect(told).not.toContain(word);
});
