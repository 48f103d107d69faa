import type { Schema } from "~/lib/api-types";
import type { SentForm } from "~/lib/form/sent-form";

/** How a message of the flash is colored. */
export type ToastLevel = "success" | "error" | "info" | "warning";

/** A message that survives exactly one redirect. */
export interface Flash {
  level: ToastLevel;
  text: string;
}

/** The session as the cookie holds it. Times are Unix milliseconds. */
export interface SessionTimes {
  accessExpiresAt: number;
  refreshExpiresAt: number;
}

/** Settings of the server that a rendered page needs. None of them is secret. */
export interface PublicSettings {
  /** Origin under which visitors reach the site, for canonical addresses. */
  origin: string;
  /** Prefix of an image CDN; empty means the site's own `/_ipx/`. */
  imageCdn: string;
  /** True only while the demo accounts exist. */
  demo: boolean;
}

/** The only way for a route to change who is signed in: the server alone writes the cookie. */
export interface SessionWriter {
  /** Replaces the session of this browser by the one that a sign-in answered. */
  start(login: Schema<"Login">): void;
  /** Takes the session from this browser. Does not tell the BFF. */
  end(): void;
}

/** A message left for the next page. */
export interface FlashBox {
  leave(flash: Flash): void;
  /** Answers the message that is waiting, if any, and removes it. */
  take(): Flash | null;
}

/** What may be begun without an account, and is bound to the browser that began it. */
export type ProofName = "claim" | "sign-up" | "passkey";

/** What this browser alone knows. The server keeps it in cookies that no script reads. */
export interface BrowserProofs {
  /** Null where this browser has begun nothing of the kind. */
  read(name: ProofName): string | null;
  /** The known one, or a new one that the answer gives to the browser. */
  ensure(name: ProofName): string;
  /** Takes it from the browser, once it has served. */
  drop(name: ProofName): void;
}

/** Whether visitors without a session may be given the same page, until what is published changes. */
export interface VisitorsPage {
  /** The page is made of published content alone. */
  same(): void;
  /** The page is for this visitor, or for this moment, alone: the last word, whatever else is said. */
  differ(): void;
}

/** What the server knows about a request before Remix sees it. */
export interface RequestContext {
  requestId: string;
  /** Value for `nonce` attributes of this one answer. */
  nonce: string;
  /** Id of the build that answers. */
  buildId: string;
  settings: PublicSettings;
  /** Address of the BFF, without a path. */
  bffUrl: string;
  /** Header values that every call to the BFF carries besides the token. */
  bffHeaders: Readonly<Record<string, string>>;
  /** The session's access token, or null for a visitor. */
  access: string | null;
  /** The refresh token, or null for a visitor. Needed by sign-out alone. */
  refresh: string | null;
  times: SessionTimes | null;
  /** The BFF's answer for this path, or null while the BFF cannot be reached. */
  navigation: Schema<"Navigation"> | null;
  /** True where the guard found that no such page exists. */
  missing: boolean;
  /** The visitor's choice of theme, or null to follow the system. */
  theme: "light" | "dark" | null;
  session: SessionWriter;
  proofs: BrowserProofs;
  flash: FlashBox;
  visitors: VisitorsPage;
  /** Reads what is the same for everyone until something new is published: once for each version of the content. */
  published<T>(name: string, read: () => Promise<T>): Promise<T>;
  /** The form that a browser without script has sent; null where it has sent none. */
  sentForm(): Promise<SentForm | null>;
}

declare module "@remix-run/server-runtime" {
  // Remix declares this interface for applications to fill.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface AppLoadContext extends RequestContext {}
}
