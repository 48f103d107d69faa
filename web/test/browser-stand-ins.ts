/** Adds the parts of popovers and modal dialogs that our components need and jsdom lacks. It can be called repeatedly. */
export function standInForBrowser(): void {
  const opened = new WeakSet<Element>();
  const toggle = (element: HTMLElement, open: boolean) => {
    if (open === opened.has(element)) return;
    if (open) opened.add(element);
    else opened.delete(element);
    element.dataset.popoverOpen = String(open);
    element.dispatchEvent(
      Object.assign(new Event("toggle"), { newState: open ? "open" : "closed" }),
    );
  };
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, true);
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false);
    },
    scrollIntoView() {},
  });
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      before.set(this, document.activeElement);
      this.setAttribute("open", "");
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute("open");
      (before.get(this) as HTMLElement | null)?.focus();
      this.dispatchEvent(new Event("close"));
    },
  });
}
