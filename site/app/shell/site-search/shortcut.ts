import { readStored, writeStored } from "../../storage.ts";

const key = "setu.search-key";
const listeners = new Set<() => void>();

/** Whether `/` moves the focus to the search: yes, unless the visitor has switched it off in this browser (WCAG 2.2, 2.1.4). */
export const hasShortcut = (): boolean => readStored(key) !== "off";

export function setShortcut(isOn: boolean): void {
  writeStored(key, isOn ? "on" : "off");
  for (const listener of listeners) listener();
}

/** Calls `listener` when it is switched on or off, in another tab too. Returns a function that stops it. */
export function watchShortcut(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

/** Makes `/` move the focus to the search: to the page's own field, to the header's, or it opens the sheet. */
export function followShortcut(): void {
  addEventListener("keydown", (event) => {
    const { ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
    if (event.key !== "/" || ctrlKey || metaKey || altKey || defaultPrevented) return;
    if (!hasShortcut() || isTypedInto(target) || document.querySelector(":is(:modal, :popover-open)")) return;
    const ways = [...document.querySelectorAll<HTMLElement>("[data-search]")].filter(
      (way) => way.getClientRects().length > 0,
    );
    const way = ways.find((one) => one.closest("main")) ?? ways[0];
    if (!way) return;
    event.preventDefault();
    if (way instanceof HTMLInputElement) {
      way.focus();
      way.select();
    } else way.click();
  });
}
