import { Check, CircleAlert, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import {
  Bounce,
  toast,
  ToastContainer,
  type CloseButtonProps,
  type ToastContainerProps,
} from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import "./toast.css";
import { buttonClass } from "../button";
import { IconButton } from "../icon-button";
import type { ToastLevel, ToastOptions } from "./toast";
import { toastMarkup } from "./toast-markup";

export const toastSettings = {
  autoClose: 4000,
  position: "top-right",
  transition: Bounce,
  limit: 5,
  theme: "colored",
  closeOnClick: false,
  hideProgressBar: true,
  pauseOnHover: true,
  pauseOnFocusLoss: true,
  draggable: false,
} as const satisfies ToastContainerProps;

/** Milliseconds to undo. */
const actionAutoClose = 10_000;

const icons: Record<ToastLevel, typeof Check> = {
  success: Check,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
};

function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <IconButton
      label="Dismiss"
      icon={<X />}
      className="toast-close"
      onClick={() => closeToast(true)}
    />
  );
}

/** Counts down by the wall clock. */
function SecondsLeft({ from }: { from: number }) {
  const [left, setLeft] = useState(Math.ceil(from / 1000));
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span aria-hidden="true" className="tnum font-normal">
      {left} s
    </span>
  );
}

function ToastText({
  level,
  text,
  action,
  duration,
  close,
}: {
  level: ToastLevel;
  text: string;
  action: ToastOptions["action"];
  duration: number;
  close: () => void;
}) {
  const Icon = icons[level];
  return (
    <div className="toast-body">
      <Icon strokeWidth={1.7} className="toast-icon" />
      {/* Sanitized by toastMarkup. */}
      <div className="toast-text" dangerouslySetInnerHTML={{ __html: toastMarkup(text) }} />
      {action ? (
        <button
          type="button"
          className={buttonClass({ variant: "quiet", size: "sm" })}
          onClick={() => {
            action.onAction();
            close();
          }}
        >
          {action.label}
          <SecondsLeft from={duration} />
        </button>
      ) : null}
    </div>
  );
}

let host: HTMLElement | undefined;

/** A modal dialog makes everything else inert, so toasts move into it. */
function place(host: HTMLElement): void {
  const home =
    [...host.ownerDocument.querySelectorAll("dialog[open]")].at(-1) ?? host.ownerDocument.body;
  if (host.parentNode !== home) home.append(host);
}

/**
 * A container outside the app, so toasts survive navigation. Its live region exists before the
 * first text, or screen readers would miss it.
 */
function ensureHost(): void {
  if (host) {
    place(host);
    return;
  }
  const element = (host = document.createElement("div"));
  element.dataset.print = "hide";
  place(element);
  // Dialogs open and close while a toast is shown.
  new MutationObserver(() => place(element)).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["open"],
  });
  const root = createRoot(element);
  flushSync(() =>
    root.render(
      <ToastContainer {...toastSettings} closeButton={CloseButton} aria-label="Notifications" />,
    ),
  );
}

/** Errors and warnings interrupt screen readers. */
export function presentToast(
  level: ToastLevel,
  text: string,
  { action, autoClose = action ? actionAutoClose : toastSettings.autoClose }: ToastOptions,
): void {
  ensureHost();
  toast(
    ({ closeToast }) => (
      <ToastText
        level={level}
        text={text}
        action={action}
        duration={autoClose}
        close={() => closeToast(true)}
      />
    ),
    {
      type: level,
      icon: false,
      autoClose,
      hideProgressBar: action === undefined,
      role: level === "error" || level === "warning" ? "alert" : "status",
    },
  );
}
