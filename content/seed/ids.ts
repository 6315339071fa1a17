/** The ids of added items, by their keys in the seed. */
export type Ids = Map<string, number>;

export function idIn(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The seed names "${key}", which it does not contain.`);
  return id;
}

/** Ids of what the items of the sample content show. */
export type Files = Record<"pictures" | "documents", Ids>;

export const idsIn = (ids: Ids, keys: readonly string[] = []): number[] => keys.map((key) => idIn(ids, key));
export const withFiles = <Item extends { files: string[] }>({ pictures }: Files, item: Item) => ({
  ...item,
  files: idsIn(pictures, item.files),
});
export const withDocuments = <Item extends { documents: string[] }>({ documents }: Files, item: Item) => ({
  ...item,
  documents: idsIn(documents, item.documents),
});
