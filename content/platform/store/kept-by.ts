/** Computes something from an object that never changes, once for the lifetime of the object. */
export function keptBy<Source extends object, Value>(work: (source: Source) => Value): (source: Source) => Value {
  const known = new WeakMap<Source, { value: Value }>();
  return (source) => {
    const found = known.get(source) ?? { value: work(source) };
    known.set(source, found);
    return found.value;
  };
}
