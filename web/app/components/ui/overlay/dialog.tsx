import { X } from "lucide-react";
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from "react";
import { classNames } from "../class-names";
import { IconButton } from "../icon-button";

type DialogProps = {
  open: boolean;
  /** Called by Escape, the close button, and presses outside; the caller sets `open`. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Main button last; on phones, first. */
  actions?: ReactNode;
  size?: "md" | "lg";
  children?: ReactNode;
};

/** A modal on the native dialog. `data-autofocus` gets the focus, else the title. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  actions,
  size = "md",
  children,
}: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      const first =
        element.querySelector<HTMLElement>("[data-autofocus]") ??
        element.querySelector<HTMLElement>("[data-title]");
      first?.focus();
    } else if (!open && element.open) {
      element.close();
    }
  }, [open]);

  function isOutside(event: MouseEvent) {
    if (event.target !== dialog.current) return false;
    const box = dialog.current.getBoundingClientRect();
    return (
      event.clientX < box.left ||
      event.clientX > box.right ||
      event.clientY < box.top ||
      event.clientY > box.bottom
    );
  }

  return (
    // A press on the backdrop lands on the dialog itself; the keyboard's way out is Escape.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={classNames(
        "dialog m-auto w-full overscroll-contain rounded-card border border-line bg-surface p-0 text-ink shadow-float",
        size === "lg"
          ? "max-w-[min(42rem,calc(100vw-2rem))]"
          : "max-w-[min(30rem,calc(100vw-2rem))]",
      )}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (open) onClose();
      }}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) onClose();
        pressedOutside.current = false;
      }}
    >
      <div className="px-4 pt-4 pb-5 sm:px-6 sm:pt-5 sm:pb-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} data-title="" tabIndex={-1} className="min-w-0 text-25">
            {title}
          </h2>
          <IconButton label="Close" icon={<X />} onClick={onClose} className="-mt-1 -mr-2" />
        </div>
        {description ? (
          <p id={`${id}-description`} className="mt-1 text-muted">
            {description}
          </p>
        ) : null}
        {children ? <div className="mt-3.5">{children}</div> : null}
        {actions ? (
          <div className="mt-5 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            {actions}
          </div>
        ) : null}
      </div>
    </dialog>
  );
}
