/** Buttons that save an item, with the status of the item above them. */
const controls = ".doc-controls__controls";

const isDisabled = (element: HTMLElement): boolean => element.matches(":disabled");

/**
 * Payload disables the button that was pressed while it saves, by which the focus is lost. It waits in the group of the
 * buttons meanwhile, and returns to the button if that can be pressed again. Returns a function that ends this.
 */
export function keepFocus(): () => void {
  let last: HTMLElement | undefined;
  let waiting: HTMLElement | null = null;
  const note = ({ target }: FocusEvent) => {
    if (target !== waiting && target instanceof HTMLElement) last = target;
  };
  const leave = ({ target }: FocusEvent) => {
    if (target === last && last && !isDisabled(last)) last = undefined;
  };
  const mend = () => {
    const focused = document.activeElement;
    if (!last?.isConnected || (focused !== document.body && focused !== waiting)) return;
    if (!isDisabled(last)) return last.focus({ preventScroll: true });
    waiting = last.closest<HTMLElement>(controls);
    waiting?.setAttribute("tabindex", "-1");
    waiting?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(mend);
  observer.observe(document.body, { subtree: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", note);
  document.addEventListener("focusout", leave);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", note);
    document.removeEventListener("focusout", leave);
  };
}
