import type { Schema } from "~/lib/api-types";
import type { SentForm } from "~/lib/form/sent-form";

export type ToastLevel = "success" | "error" | "info" | "warning";

/** Survives exactly one redirect. */
export interface Flash {
  level: ToastLevel;
  text: string;
}

/** Unix milliseconds. */
export interface SessionTimes {
  accessExpiresAt: number;
  refreshExpiresAt: number;
}

/** Server settings for pages. None is secret. */
export interface PublicSettings {
  /** Public origin, for canonical URLs. */
  origin: string;
  /** Empty for our own `/_ipx/`. */
  imageCdn: string;
  /** Whether demo accounts exist. */
  demo: boolean;
}

/** Only the server writes the session cookie. */
interface SessionWriter {
  start(login: Schema<"Login">): void;
  /** Doesn't tell the BFF. */
  end(): void;
}

export interface FlashBox {
  leave(flash: Flash): void;
  /** Returns and removes the waiting message. */
  take(): Flash | null;
}

/** Flows without an account, bound to this browser. */
export type ProofName = "claim" | "sign-up" | "passkey";

/** Secrets of this browser, in cookies that scripts can't read. */
export interface BrowserProofs {
  /** Null if nothing has begun. */
  read(name: ProofName): string | null;
  /** The existing one, or a new one. */
  ensure(name: ProofName): string;
  drop(name: ProofName): void;
}

/** Whether visitors can share this page until content changes. */
interface VisitorsPage {
  /** Published content only. */
  same(): void;
  /** For this visitor or this time only. Overrides `same`. */
  differ(): void;
}

/** What the server knows before Remix runs. */
export interface RequestContext {
  requestId: string;
  /** For `nonce` attributes of this response. */
  nonce: string;
  /** Of the forms in this response, for browsers without script. */
  formKey: string;
  /** Of the form that led to this request. */
  requestKey: string | null;
  buildId: string;
  settings: PublicSettings;
  /** Without a path. */
  bffUrl: string;
  /** Sent with every call, besides the token. */
  bffHeaders: Readonly<Record<string, string>>;
  /** Null for visitors. */
  access: string | null;
  /** Null for visitors. Only sign-out needs it. */
  refresh: string | null;
  times: SessionTimes | null;
  /** Null while the BFF is unreachable. */
  navigation: Schema<"Navigation"> | null;
  /** The guard found no such page. */
  missing: boolean;
  /** Null follows the system. */
  theme: "light" | "dark" | null;
  session: SessionWriter;
  proofs: BrowserProofs;
  flash: FlashBox;
  visitors: VisitorsPage;
  /** Null unless a browser without script sent one. */
  sentForm(): Promise<SentForm | null>;
}

declare module "@remix-run/server-runtime" {
  // Remix declares this interface for applications to fill.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface AppLoadContext extends RequestContext {}
}
