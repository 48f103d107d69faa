/** schema.org data. `site` is the origin of the site. */

export function organization(site: string) {
  return {
    "@type": "Organization",
    "@id": `${site}/#organization`,
    name: "Peritus",
    url: site,
    logo: `${site}/apple-touch-icon.png`,
  };
}

export function website(site: string) {
  return {
    "@type": "WebSite",
    "@id": `${site}/#website`,
    name: "Peritus",
    url: site,
    inLanguage: "en-US",
    publisher: { "@id": `${site}/#organization` },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${site}/blog?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}

type Crumb = { name: string; path: string };

/** From home to the page, the page last. */
export function breadcrumbs(site: string, trail: readonly Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Peritus", path: "/" }, ...trail].map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: site + path,
    })),
  };
}

export function graphOf(...things: readonly (object | null)[]) {
  return { "@context": "https://schema.org", "@graph": things.filter((thing) => thing !== null) };
}
