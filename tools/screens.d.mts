/** The demo's first expert. */
export const firstExpert: { id: string; slug: string };

/** The demo accounts by the word that `as` uses. */
export const accounts: Record<"attorney" | "expert" | "admin" | "researcher", string>;
export type Account = keyof typeof accounts;
export const demoPassword: string;

export interface Screen {
  name: string;
  path: string;
  /** The account that sees it, or null for a visitor. */
  as: Account | null;
  /** HTTP status, 200 unless said. */
  status?: number;
}
export const screens: Screen[];
