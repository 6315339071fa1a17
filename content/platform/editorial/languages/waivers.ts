import { type PayloadRequest, type Validate, validations } from "payload";

/** The item that a save is about. A global has no number; neither has what is saved together with others. */
export interface Saved {
  slug?: string | undefined;
  id?: number | string | undefined;
}

/** Something known of single items for as long as a request lasts: one request may save many. */
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

/** Items whose required texts may be empty in the language of the request, since the other language has them all. */
export const waived = new ItemMarks();

interface Asked {
  req: PayloadRequest;
  id?: number | string;
  collectionSlug?: string;
  event?: "onChange" | "submit";
  operation?: string;
}

/** The check of a required text that is demanded in one of the languages: `language-check.ts` says in which. */
export function requiredInOneLanguage(type: "text" | "textarea"): Validate {
  const validate = validations[type] as Validate;
  return (value, options) => {
    const { req, id, collectionSlug, event, operation } = options as typeof options & Asked;
    // The form of one language does not know the other: what answers a save does.
    const isLater = event === "onChange" && operation === "update";
    const isFree = isLater || waived.has(req, { slug: collectionSlug, id });
    return validate(value, isFree ? { ...options, required: false } : options);
  };
}
