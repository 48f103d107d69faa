export type ToastLevel = "success" | "error" | "warning" | "info";

export type ToastOptions = {
  /** Undo or retry; the toast then counts down. */
  action?: { label: string; onAction: () => void };
  /** Milliseconds; 4000, or 10000 with an action. */
  autoClose?: number;
};

/**
 * Shows a message at the top right. Allows simple markup. The library loads with the first toast.
 */
export async function showToast(
  level: ToastLevel,
  text: string,
  options: ToastOptions = {},
): Promise<void> {
  const { presentToast } = await import("./toast-host");
  presentToast(level, text, options);
}
