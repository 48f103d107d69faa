type BlogQuery = { words: string; page: number };

/** An invalid page is page 1. */
export function blogQuery(url: string): BlogQuery {
  const query = new URL(url).searchParams;
  const page = query.get("page") ?? "";
  return {
    words: (query.get("q") ?? "").trim(),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** Page 1 and empty words are left out. */
export function blogPageQuery({ words, page }: BlogQuery): Record<string, string | number | null> {
  return { q: words || null, page: page > 1 ? page : null };
}
