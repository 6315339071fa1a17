import { newKey } from "../shared/new-key.ts";

/** The name of this page until it is unloaded, so that pages of the same person keep their copies apart. */
let name = "";
let forms = 0;

const lockOf = (page: string) => `setu-page:${page}`;

/** A name for one form on this page. */
export function newForm(): string {
  if (name === "") {
    name = newKey();
    // The lock is held until the page is unloaded, so that other pages can tell whether it is open.
    void navigator.locks?.request(lockOf(name), () => new Promise(() => undefined));
  }
  forms += 1;
  return `${name}.${forms}`;
}

const pageOf = (form: string): string => form.split(".")[0] ?? "";

export const isThisPage = (form: string): boolean => name !== "" && pageOf(form) === name;

/** Returns a function that tells whether a form is on another open page; always false in a browser without locks. */
export async function openElsewhere(): Promise<(form: string) => boolean> {
  const held = (await navigator.locks?.query())?.held ?? [];
  const names = new Set(held.map((lock) => lock.name));
  return (form) => !isThisPage(form) && names.has(lockOf(pageOf(form)));
}
