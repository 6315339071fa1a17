/** Something worked out of an object that never changes, once for as long as the object is there. */
export function keptBy<Source extends object, Value>(work: (source: Source) => Value): (source: Source) => Value {
  const known = new WeakMap<Source, { value: Value }>();
  return (source) => {
    const found = known.get(source) ?? { value: work(source) };
    known.set(source, found);
    return found.value;
  };
}
