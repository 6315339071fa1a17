/** The ids of added items, by their keys in the seed. */
export type Ids = Map<string, number>;

export function idIn(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The seed names "${key}", which it does not contain.`);
  return id;
}
