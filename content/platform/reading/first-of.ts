/** The first `most` items of a stable sort: sorting all ten thousand takes ten times as long as finding three. */
export function firstOf<Item>(items: Iterable<Item>, most: number, compare: (a: Item, b: Item) => number): Item[] {
  const first: Item[] = [];
  for (const item of items) {
    const last = first.at(-1);
    if (last !== undefined && first.length === most && compare(item, last) >= 0) continue;
    const place = first.findIndex((other) => compare(item, other) < 0);
    first.splice(place < 0 ? first.length : place, 0, item);
    if (first.length > most) first.pop();
  }
  return first;
}
