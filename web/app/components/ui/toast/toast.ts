export type ToastLevel = "success" | "error" | "warning" | "info";

export type ToastOptions = {
  /** A way to take back or to try again; the toast then counts down its seconds. */
  action?: { label: string; onAction: () => void };
  /** Milliseconds; 4000 unless said otherwise, 10000 with an action. */
  autoClose?: number;
};

/**
 * Shows a message at the top right of the page. The text may carry simple markup
 * (bold, emphasis, links, line breaks); all else is taken out. The library comes
 * with the first toast, so that pages without one never load it.
 */
export async function showToast(
  level: ToastLevel,
  text: string,
  options: ToastOptions = {},
): Promise<void> {
  const { presentToast } = await import("./toast-host");
  presentToast(level, text, options);
}
