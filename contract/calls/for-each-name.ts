/** Makes a table with an entry for each name. `make` vouches for the types: a loop over names cannot show that each value fits its name. */
export function forEachName<Table>(
  names: readonly (keyof Table & string)[],
  make: (name: keyof Table & string) => unknown,
): Table {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Table;
}
