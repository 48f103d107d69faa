import { expect, test } from "./fixtures";
import { place } from "./place";

type Thing = { "@type": string; "@id"?: string; [name: string]: unknown };

/** The types of linked data on each page. */
const told: [path: string, kinds: string[]][] = [
  ["/", ["Organization", "WebSite", "FAQPage"]],
  ["/about", ["Organization", "BreadcrumbList", "FAQPage"]],
  ["/privacy-policy", ["Organization", "BreadcrumbList"]],
  ["/blog", ["BreadcrumbList"]],
  ["/blog/category/practice", ["BreadcrumbList"]],
  ["/blog/tag/reports", ["BreadcrumbList"]],
  ["/blog/author/daniel-achterberg", ["Person", "BreadcrumbList"]],
  ["/areas/construction/cranes", ["BreadcrumbList"]],
  ["/blog/rule-702-after-the-amendment", ["Article", "Organization", "BreadcrumbList"]],
  ["/podcast", ["PodcastSeries", "Organization", "BreadcrumbList"]],
  ["/podcast/why-qualified", ["PodcastEpisode", "Organization", "BreadcrumbList"]],
];

for (const [path, kinds] of told) {
  test(`${path} tells search engines of ${kinds.join(
    ", ",
  )}, and of what it names nothing is missing`, async ({ clientOf }) => {
    const visitor = await clientOf(null);
    const html = await (await visitor.get(path)).text();
    const documents = [
      ...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g),
    ].map(([, json = ""]) => JSON.parse(json) as { "@context": string; "@graph": Thing[] });
    expect(documents.map((one) => one["@context"])).toEqual(["https://schema.org"]);
    const graph = documents[0]?.["@graph"] ?? [];
    expect(graph.map((thing) => thing["@type"]).sort()).toEqual([...kinds].sort());

    const trail = graph.find((thing) => thing["@type"] === "BreadcrumbList")?.itemListElement as
      { position: number; item: string; name: string }[] | undefined;
    if (trail) {
      expect(trail.map(({ position }) => position)).toEqual(trail.map((_, at) => at + 1));
      expect(trail.at(-1)?.item).toBe(place.origin + path);
      for (const { item, name } of trail) {
        expect(name).not.toBe("");
        expect((await visitor.get(item)).status(), item).toBe(200);
      }
    }
    // Every referenced id is defined in the same document.
    const ids = graph.map((thing) => thing["@id"]).filter(Boolean);
    for (const thing of graph) {
      const publisher = thing.publisher as { "@id"?: string } | undefined;
      if (publisher?.["@id"]) expect(ids).toContain(publisher["@id"]);
    }
  });
}
