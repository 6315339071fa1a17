import type { Field, FieldAccess, FieldHook } from "payload";

/**
 * Who may read what is the client's secret: staff, and visitors where nothing is. A document that was read
 * without its mark counts as marked.
 */
const unlessConfidential: FieldAccess = ({ req, doc }) => Boolean(req.user) || doc?.["confidential"] === false;

const ifPublic: FieldAccess = ({ req, doc }) =>
  Boolean(req.user) || (doc?.["confidential"] === false && doc["contractValuePublic"] === true);

/** A field that visitors see of projects that are not confidential. */
export const guarded = (field: Field, read: FieldAccess = unlessConfidential): Field => {
  if (!("name" in field)) throw new Error("Only a field with a name of its own can be guarded.");
  return { ...field, access: { read } } as Field;
};

/** Amounts that visitors see only where the client lets it be public as well. */
export const guardedValue = (field: Field): Field => guarded(field, ifPublic);

/** Payload stumbles over a rich text that its access rule has taken out of a read in all languages: this empties it. */
const emptied: FieldHook = ({ value, data, req, overrideAccess }) =>
  overrideAccess || req.user || data?.["confidential"] === false ? value : null;

/** A rich text that visitors see of projects that are not confidential. */
export const guardedText = (field: Field): Field => ({ ...field, hooks: { afterRead: [emptied] } }) as Field;
