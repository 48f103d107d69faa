/** What the address of the podcast asks for. */
export interface PodcastQuery {
  words: string;
  page: number;
}

/** Reads an address. A page that is not a number is the first one. */
export function podcastQuery(url: string): PodcastQuery {
  const query = new URL(url).searchParams;
  const page = query.get("page") ?? "";
  return {
    words: (query.get("q") ?? "").trim().slice(0, 200),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The query of an address: the first page and no words are left out. */
export function podcastPageQuery({
  words,
  page,
}: PodcastQuery): Record<string, string | number | null> {
  return { q: words || null, page: page > 1 ? page : null };
}
