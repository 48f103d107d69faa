import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import Parser from "rss-parser";
import { describe, expect, it } from "vitest";

// The BFF's output, from its golden files, read by an independent parser.
const read = (name: string) =>
  readFile(
    fileURLToPath(new URL(`../../../bff/content/feed/testdata/${name}`, import.meta.url)),
    "utf8",
  );

type Tag = { $: Record<string, string>; _?: string };
type Feed = { "podcast:guid": string; "podcast:locked": string };
type Item = { itunes: Record<string, string>; transcripts: Tag[]; chapters: Tag; people: Tag[] };

const parser = new Parser<Feed, Item>({
  customFields: {
    feed: ["podcast:guid", "podcast:locked"],
    item: [
      ["podcast:transcript", "transcripts", { keepArray: true }],
      ["podcast:chapters", "chapters"],
      ["podcast:person", "people", { keepArray: true }],
    ],
  },
});

describe("the podcast's feed", () => {
  it("has everything a podcast player needs", async () => {
    const show = await parser.parseString(await read("podcast.xml"));
    expect(show.title).toBe("Qualified & <Co>");
    expect(show["podcast:guid"]).toBe("e522decf-0d9b-5890-824b-42302f71d5d3");
    expect(show["podcast:locked"]).toBe("yes");
    expect(show.itunes).toMatchObject({
      author: "Peritus",
      explicit: "false",
      owner: { name: "Peritus", email: "podcast@peritus.test" },
      categories: ["Education"],
    });
    expect(show.itunes?.image).toMatch(/\.jpg$/);
    const [one, two] = show.items;
    expect(one).toMatchObject({
      title: "One",
      guid: "guid-1",
      enclosure: {
        url: "https://peritus.test/podcast/audio/guid-1.mp3",
        length: "200220",
        type: "audio/mpeg",
      },
    });
    expect(one?.itunes).toMatchObject({
      duration: "50",
      episode: "4",
      season: "2",
      explicit: "true",
      episodeType: "full",
    });
    expect(one?.isoDate).toBe("2026-09-05T06:00:00.000Z");
    expect(two?.guid).toBe("https://old.example/?p=7&x=1");
  });

  it("has the transcript, chapters, and people of Podcasting 2.0", async () => {
    const [one] = (await parser.parseString(await read("podcast.xml"))).items;
    expect(one?.transcripts.map((file) => file.$.type)).toEqual([
      "text/vtt",
      "application/x-subrip",
    ]);
    expect(one?.chapters.$).toEqual({
      url: "https://peritus.test/podcast/one/chapters.json",
      type: "application/json+chapters",
    });
    expect(one?.people.map((person) => [person._, person.$.role])).toEqual([
      ["Ada", "Guest"],
      ["Eve", "Audio Editor"],
    ]);
  });
});

describe("the blog's feeds", () => {
  it.each(["blog.rss.xml", "blog.atom.xml"])("%s has the title, URL, and text", async (name) => {
    const blog = await new Parser().parseString(await read(name));
    expect([blog.title, blog.link, blog.items.length]).toEqual([
      "Peritus blog",
      "https://peritus.test/blog",
      2,
    ]);
    expect(blog.items[0]).toMatchObject({
      title: "One <b>",
      link: "https://peritus.test/blog/one",
    });
    expect(blog.items[0]?.["content:encoded"] ?? blog.items[0]?.content).toBe(
      "<p>x &lt; y ]]></p>",
    );
  });
});
