/** Facts with their names; those without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string | null | undefined])[] }) {
  return (
    <dl>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
