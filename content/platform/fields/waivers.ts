import { type PayloadRequest, type Validate, validations } from "payload";

/** The item that a save is for. A global has no id; items that are saved together have none either. */
export interface Saved {
  slug?: string | undefined;
  id?: number | string | undefined;
}

/** A fact about single items for the duration of a request, which may save many. */
export class ItemMarks {
  readonly #marked = new WeakMap<PayloadRequest, Set<string>>();
  static #key = ({ slug, id }: Saved): string => `${slug}:${id}`;

  set(req: PayloadRequest, saved: Saved, isMarked: boolean): void {
    const items = this.#marked.get(req) ?? new Set();
    if (isMarked) items.add(ItemMarks.#key(saved));
    else items.delete(ItemMarks.#key(saved));
    this.#marked.set(req, items);
  }

  has(req: PayloadRequest, saved: Saved): boolean {
    return this.#marked.get(req)?.has(ItemMarks.#key(saved)) ?? false;
  }
}

/** Items whose required texts may be empty in the request's language, since the other language has all of them. */
export const waived = new ItemMarks();

interface Asked {
  req: PayloadRequest;
  id?: number | string;
  collectionSlug?: string;
  event?: "onChange" | "submit";
  operation?: string;
}

/** The check of a text that one of the languages must have; `language-check.ts` decides which. */
export function requiredInOneLanguage(type: "text" | "textarea"): Validate {
  const validate = validations[type] as Validate;
  return (value, options) => {
    const { req, id, collectionSlug, event, operation } = options as typeof options & Asked;
    // The form of one language does not know the other: the save decides.
    const isLater = event === "onChange" && operation === "update";
    const isFree = isLater || waived.has(req, { slug: collectionSlug, id });
    return validate(value, isFree ? { ...options, required: false } : options);
  };
}
