import type { Field, FieldAccess, FieldHook } from "payload";

/** Admits the staff, and visitors only if the project is not confidential. A document without the field counts as confidential. */
const unlessConfidential: FieldAccess = ({ req, doc }) => Boolean(req.user) || doc?.["confidential"] === false;

const ifPublic: FieldAccess = ({ req, doc }) =>
  Boolean(req.user) || (doc?.["confidential"] === false && doc["contractValuePublic"] === true);

/** A field that visitors see if the project is not confidential. */
export const guarded = (field: Field, read: FieldAccess = unlessConfidential): Field => {
  if (!("name" in field)) throw new Error("Only a field with a name of its own can be guarded.");
  return { ...field, access: { read } } as Field;
};

/** An amount that visitors see only if the client makes it public as well. */
export const guardedValue = (field: Field): Field => guarded(field, ifPublic);

/** Payload fails on a rich text that an access rule has removed from a read in all languages: this empties it. */
const emptied: FieldHook = ({ value, data, req, overrideAccess }) =>
  overrideAccess || req.user || data?.["confidential"] === false ? value : null;

/** A rich text that visitors see if the project is not confidential. */
export const guardedText = (field: Field): Field => ({ ...field, hooks: { afterRead: [emptied] } }) as Field;
