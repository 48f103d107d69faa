export interface RequestPath {
  /** The decoded path without `.data`. An encoded slash stays encoded. */
  page: string;
  /** The query with `?`, without Remix's parameters. */
  search: string;
  /** Whether the router requests data. */
  data: boolean;
}

/** Returns null if the path can't be decoded or the query has Remix's retired `_data`. */
export function requestPathOf(url: URL): RequestPath | null {
  const data = url.pathname.endsWith(".data");
  const raw = data ? url.pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/") : url.pathname;
  const query = new URLSearchParams(url.search);
  if (query.has("_data")) return null;
  const page = decoded(raw);
  if (page === null) return null;
  query.delete("_routes");
  // Remix marks the form of an index route with an empty `index`.
  if (query.get("index") === "") query.delete("index");
  const search = query.toString();
  return { page, search: search === "" ? "" : `?${search}`, data };
}

function decoded(path: string): string | null {
  try {
    return path
      .split("/")
      .map((segment) => decodeURIComponent(segment).replaceAll("/", "%2F"))
      .join("/");
  } catch {
    return null;
  }
}

/** Normalizes a path: lowercase, without a trailing slash. */
export function lookupPath(path: string): string {
  const lower = path.toLowerCase().replace(/\/+$/, "");
  return lower === "" ? "/" : lower;
}
