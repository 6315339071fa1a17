import { newKey } from "../shared/new-key.ts";

/** This page, as long as it is loaded: other pages of the same person write beside it, not over it. */
let name = "";
let forms = 0;

const lockOf = (page: string) => `setu-page:${page}`;

/** A name for one form on this page. */
export function newForm(): string {
  if (name === "") {
    name = newKey();
    // Held until the page goes, however it goes: so another one can tell whether it is still there.
    void navigator.locks?.request(lockOf(name), () => new Promise(() => undefined));
  }
  forms += 1;
  return `${name}.${forms}`;
}

const pageOf = (form: string): string => form.split(".")[0] ?? "";

export const isThisPage = (form: string): boolean => name !== "" && pageOf(form) === name;

/** Tells of a form whether the page it is on is open somewhere else. Where the browser cannot say, none is. */
export async function openElsewhere(): Promise<(form: string) => boolean> {
  const held = (await navigator.locks?.query())?.held ?? [];
  const names = new Set(held.map((lock) => lock.name));
  return (form) => !isThisPage(form) && names.has(lockOf(pageOf(form)));
}
