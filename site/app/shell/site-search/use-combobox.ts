import { useEffect, useEffectEvent, useState } from "react";

/** A field with a list of options below it. */
interface Combobox {
  /** The text in the field. */
  typed: string;
  /** Whether the field is in use, and the list has not been closed. */
  isOpen: boolean;
  /** The index of the option selected by the arrow keys; -1 for the field itself. */
  active: number;
}
type Change = (changed: Partial<Combobox>) => void;

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Tracks the state of a field. The server may have rendered it, and the visitor typed into it, long before: the element is kept. */
export function useField(field: HTMLInputElement): [Combobox, Change] {
  const [combobox, setCombobox] = useState<Combobox>(() => ({
    typed: field.value,
    isOpen: field === document.activeElement,
    active: -1,
  }));
  const change = useEffectEvent<Change>((changed) => setCombobox((before) => ({ ...before, ...changed })));
  useEffect(() => {
    const ending = new AbortController();
    const show = () => change({ typed: field.value, isOpen: true, active: -1 });
    for (const event of ["input", "focus"]) field.addEventListener(event, show, { signal: ending.signal });
    field.addEventListener("click", () => change({ isOpen: true }), { signal: ending.signal });
    field.addEventListener("blur", () => change({ isOpen: false, active: -1 }), { signal: ending.signal });
    return () => ending.abort();
  }, [field]);
  return [combobox, (changed) => setCombobox((before) => ({ ...before, ...changed }))];
}

interface Options {
  combobox: Combobox;
  change: Change;
  listId: string;
  /** The number of options. */
  count: number;
  /** Whether Escape closes the list: in a sheet it closes the sheet. */
  closes: boolean;
}

/**
 * Makes the field the combobox of a list: "list autocomplete with manual selection" of the ARIA Authoring Practices. While an input
 * method composes a word, it gets the keys.
 */
export function useCombobox(field: HTMLInputElement, { combobox, change, listId, count, closes }: Options): void {
  const { active } = combobox;
  const isShown = count > 0;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = isShown ? next(event.key, active, count) : undefined;
    const option = document.getElementById(optionId(listId, active));
    if (to !== undefined) {
      event.preventDefault();
      change({ active: to });
    } else if (event.key === "ArrowDown") change({ isOpen: true });
    else if (event.key === "Escape" && isShown && (closes || active >= 0)) {
      event.preventDefault();
      change({ isOpen: !closes, active: -1 });
    } else if (event.key === "Enter" && option) {
      event.preventDefault();
      option.click();
    } else if (["Home", "End", "ArrowLeft", "ArrowRight"].includes(event.key)) change({ active: -1 });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    field.addEventListener("keydown", listener);
    return () => field.removeEventListener("keydown", listener);
  }, [field]);

  useEffect(() => {
    const option = isShown ? document.getElementById(optionId(listId, active)) : null;
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-controls": listId,
      "aria-expanded": String(isShown),
      "aria-activedescendant": option?.id ?? "",
    };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    option?.scrollIntoView({ block: "nearest" });
  }, [field, listId, isShown, active]);
}

/** Returns the next option for an arrow key, which cycles through the options and the field. */
function next(key: string, active: number, count: number): number | undefined {
  if (key === "ArrowDown") return active + 1 < count ? active + 1 : -1;
  if (key === "ArrowUp") return active < 0 ? count - 1 : active - 1;
  return undefined;
}
