import "react";

// React 18 passes these attributes on as they are written, but has no types for them.
declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto" | "manual" | "";
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
  }
}
