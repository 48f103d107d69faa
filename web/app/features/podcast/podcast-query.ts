interface PodcastQuery {
  words: string;
  page: number;
}

/** An invalid page is page 1. */
export function podcastQuery(url: string): PodcastQuery {
  const query = new URL(url).searchParams;
  const page = query.get("page") ?? "";
  return {
    words: (query.get("q") ?? "").trim().slice(0, 200),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** Page 1 and empty words are left out. */
export function podcastPageQuery({
  words,
  page,
}: PodcastQuery): Record<string, string | number | null> {
  return { q: words || null, page: page > 1 ? page : null };
}
