import type { Field, FieldAccess, FieldHook } from "payload";

/** Whether a project, or a row of the database, is confidential: any value except an explicit no counts, and so does a missing one. */
export const isConfidential = (project: { confidential?: unknown } | undefined): boolean =>
  project?.confidential !== false && project?.confidential !== 0;

/** Admits the staff, and visitors only if the project is not confidential. */
const unlessConfidential: FieldAccess = ({ req, doc }) => Boolean(req.user) || !isConfidential(doc);

const ifPublic: FieldAccess = ({ req, doc }) =>
  Boolean(req.user) || (!isConfidential(doc) && doc?.["contractValuePublic"] === true);

/** A field that visitors see if the project is not confidential. */
export const guarded = (field: Field, read: FieldAccess = unlessConfidential): Field => {
  if (!("name" in field)) throw new Error("Only a field with a name of its own can be guarded.");
  return { ...field, access: { read } } as Field;
};

/** An amount that visitors see only if the client makes it public as well. */
export const guardedValue = (field: Field): Field => guarded(field, ifPublic);

/** Payload fails on a rich text that an access rule has removed from a read in all languages: this empties it. */
const emptied: FieldHook = ({ value, data, req, overrideAccess }) =>
  overrideAccess || req.user || !isConfidential(data) ? value : null;

/** A rich text that visitors see if the project is not confidential. */
export const guardedText = (field: Field): Field => ({ ...field, hooks: { afterRead: [emptied] } }) as Field;
