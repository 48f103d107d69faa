import type { Episode, Podcast } from "./episode";

/** A whole episode for tests, by the shapes of the BFF. */
export const episodeFixture: Episode = {
  id: "ep-34",
  slug: "plate-14",
  title: "The metallurgist who said “I was wrong”",
  summary: "On Plate 14.",
  number: 34,
  season: null,
  kind: "full",
  published_at: "2026-11-14T09:00:00Z",
  updated_at: "2026-11-14T09:00:00Z",
  seconds: 2476,
  picture: null,
  guests: ["Mei-Ling Tsao"],
  audio: { url: "/podcast/audio/guid-1.mp3", type: "audio/mpeg", bytes: 38_000_000 },
  guid: "guid-1",
  explicit: false,
  notes: [],
  chapters: [
    { start: 0, title: "Who reads metal, and why", href: null, picture: null },
    { start: 492, title: "Plate 14", href: null, picture: null },
  ],
  transcript: [
    { start: 0, end: 4, speaker: "Ruth Oyelaran-Voss", text: "Who reads metal?" },
    {
      start: 492,
      end: 498,
      speaker: "Mei-Ling Tsao",
      text: "I had two seconds to decide who I was.",
    },
  ],
  people: [
    {
      name: "Mei-Ling Tsao",
      role: "guest",
      title: "Metallurgist",
      href: null,
      bio: "",
      picture: null,
    },
  ],
  seo: { title: "", description: "", picture: null, no_index: false },
  previous: null,
  next: null,
  preview: false,
};

export const podcastFixture: Podcast = {
  title: "Qualified",
  summary: "Experts on the question they could not answer.",
  description: "",
  author: "Peritus",
  language: "en",
  category: "Education",
  subcategory: "",
  explicit: false,
  cover: null,
  copyright: "",
  guid: "9b024349-ccf0-5f69-a609-6b82873eab3c",
  platforms: [{ label: "Pods", href: "https://pods.example/q" }],
  people: [],
  episodes: 34,
  seo: { title: "", description: "", picture: null, no_index: false },
  feed_url: "http://localhost:3000/podcast/feed.xml",
  preview: false,
};
