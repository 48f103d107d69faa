import type { Schema } from "~/lib/api-types";
import type { SentForm } from "~/lib/form/sent-form";

export type ToastLevel = "success" | "error" | "info" | "warning";

/** A message that survives exactly one redirect. */
export interface Flash {
  level: ToastLevel;
  text: string;
}

/** Session times in Unix milliseconds. */
export interface SessionTimes {
  accessExpiresAt: number;
  refreshExpiresAt: number;
}

/** The server's settings for pages. None are secret. */
export interface PublicSettings {
  /** Public origin, for canonical URLs. */
  origin: string;
  /** The prefix of an image CDN, or empty for our own `/_ipx/`. */
  imageCdn: string;
  /** Whether demo accounts exist. */
  demo: boolean;
}

/** Starts and ends sessions. Only the server writes the session cookie. */
interface SessionWriter {
  start(login: Schema<"Login">): void;
  /** Deletes the cookie without calling the BFF. */
  end(): void;
}

export interface FlashBox {
  leave(flash: Flash): void;
  /** Returns and removes the stored message. */
  take(): Flash | null;
}

/** Why staff change a profile, kept by expert while the browser is open. */
export interface ReasonBox {
  /** Returns an empty string if there is none. */
  read(expertId: string): string;
  keep(expertId: string, reason: string): void;
}

/** Flows without an account, bound to this browser. */
export type ProofName = "claim" | "sign-up" | "passkey" | "preview";

/** Secrets of this browser, in cookies that scripts can't read. */
export interface BrowserProofs {
  /** Returns null if the flow hasn't started. */
  read(name: ProofName): string | null;
  /** Returns the existing secret or creates one. */
  ensure(name: ProofName): string;
  drop(name: ProofName): void;
}

/** Whether visitors can share this page until content changes. */
interface VisitorsPage {
  /** Marks the page as the same for all visitors. */
  same(): void;
  /** Marks the page as specific to this visitor or time. Overrides `same`. */
  differ(): void;
}

/** The server's data about a request before Remix runs. */
export interface RequestContext {
  requestId: string;
  /** For `nonce` attributes of this response. */
  nonce: string;
  /** The key of the forms in this response, for browsers without script. */
  formKey: string;
  /** The key of the form in this request. */
  requestKey: string | null;
  buildId: string;
  settings: PublicSettings;
  /** The BFF's URL without a path. */
  bffUrl: string;
  /** Headers of every call, besides the token. */
  bffHeaders: Readonly<Record<string, string>>;
  /** The access token, or null for visitors. */
  access: string | null;
  /** The refresh token, or null for visitors. Only sign-out needs it. */
  refresh: string | null;
  times: SessionTimes | null;
  /** Null while the BFF is unreachable. */
  navigation: Schema<"Navigation"> | null;
  /** The guard found no such page. */
  missing: boolean;
  /** The theme, or null for the system's. */
  theme: "light" | "dark" | null;
  session: SessionWriter;
  proofs: BrowserProofs;
  flash: FlashBox;
  reasons: ReasonBox;
  visitors: VisitorsPage;
  /** Null unless a browser without script sent one. */
  sentForm(): Promise<SentForm | null>;
}

declare module "@remix-run/server-runtime" {
  // Remix declares this interface for applications to fill.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface AppLoadContext extends RequestContext {}
}
