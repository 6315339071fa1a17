import type { Stored } from "./stored.ts";

export type CollectionName = keyof Stored["collections"];
export type GlobalName = keyof Stored["globals"];

/** An item of a collection as stored, in all languages, or some of its fields. */
export type Item<Name extends CollectionName, Field extends keyof Stored["collections"][Name] = WholeItem<Name>> = Pick<
  Stored["collections"][Name],
  Field
>;
type WholeItem<Name extends CollectionName> = keyof Stored["collections"][Name];

/** A global as stored, in all languages, or some of its fields. */
export type GlobalItem<Name extends GlobalName, Field extends keyof Stored["globals"][Name] = WholeGlobal<Name>> = Pick<
  Stored["globals"][Name],
  Field
>;
type WholeGlobal<Name extends GlobalName> = keyof Stored["globals"][Name];

/** A row of an array field. */
export type RowOf<Rows> = NonNullable<Rows> extends readonly (infer Row)[] ? Row : never;

/** The fields to read: those marked `true`, or all except those marked `false`. */
export type Select<Doc> = { readonly [Field in keyof Doc]?: true } | { readonly [Field in keyof Doc]?: false };

/**
 * Refuses to compile a selection of a field that `Doc` does not have: where a read's type is inferred, TypeScript does not
 * check for excess properties.
 */
export type OnlyFieldsOf<Doc, Read> = Read extends { select: infer Fields }
  ? { select: { [Field in Exclude<keyof Fields, keyof Doc>]: never } }
  : unknown;

/** The result of a read: the selected fields, and ids in place of other items where it follows no relationship (`depth: 0`). */
export type Found<Doc, Read> = Read extends { depth: 0 }
  ? { [Field in keyof Selected<Doc, Read>]: Unfollowed<Selected<Doc, Read>[Field]> }
  : Selected<Doc, Read>;

type Selected<Doc, Read> = Read extends { select: infer Fields }
  ? Fields extends Record<string, false>
    ? Omit<Doc, keyof Fields>
    : Pick<Doc, Extract<keyof Doc, keyof Fields | "id">>
  : Doc;

type AnyItem = Stored["collections"][CollectionName];
type Unfollowed<Value> = Value extends AnyItem
  ? never
  : Value extends readonly (infer One)[]
    ? Unfollowed<One>[]
    : Value extends object
      ? { [Field in keyof Value]: Unfollowed<Value[Field]> }
      : Value;

/**
 * Fields of a collection as the server itself writes them, where the editors' form says less: which fields are always
 * present, and the content of those of the kind "json". The compiler checks that each is a field of the collection.
 */
export type StoredFields<
  Name extends CollectionName,
  Fields extends { [Field in keyof Fields]: Field extends WholeItem<Name> ? unknown : never },
> = Fields;
