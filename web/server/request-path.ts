/** A request's target after normalizing its spelling. */
export interface RequestPath {
  /** Decoded path of the page, without Remix's `.data`. An encoded slash stays encoded. */
  page: string;
  /** Query of the page, with its `?`, without Remix's own parameters. */
  search: string;
  /** True if the browser's router requests a page's data instead of the page. */
  data: boolean;
}

/** Null for an address that cannot be decoded, or that uses Remix's retired `_data`. */
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

/** The form in which an address of the web is looked up: lower case, no slash at the end. */
export function lookupPath(path: string): string {
  const lower = path.toLowerCase().replace(/\/+$/, "");
  return lower === "" ? "/" : lower;
}
