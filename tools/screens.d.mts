/** The demo's first expert. */
export const firstExpert: { id: string; slug: string };

/** The demo accounts by their names in `as`. */
export const accounts: Record<"attorney" | "expert" | "admin" | "researcher", string>;
export type Account = keyof typeof accounts;
export const demoPassword: string;

export interface Screen {
  name: string;
  path: string;
  /** The account that opens the screen, or null for a visitor. */
  as: Account | null;
  /** HTTP status, 200 by default. */
  status?: number;
  /** A screen of the same parts with other data: axe checks only that one. */
  like?: string;
  /** Whether axe also checks the frame of the layout: its bars, menus, and footer. */
  frame?: boolean;
}
export const screens: Screen[];
