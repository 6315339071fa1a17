/**
 * A Node option (NODE_OPTIONS) that moves a process's clock forward by `ms` milliseconds, so that its timed tasks are due
 * now.
 */
export function laterBy(ms: number): string {
  const program = `
    const now = Date.now;
    globalThis.Date = new Proxy(Date, {
      construct: (date, given, target) => Reflect.construct(date, given.length > 0 ? given : [now() + ${ms}], target),
      get: (date, name) => (name === "now" ? () => now() + ${ms} : Reflect.get(date, name)),
    });`;
  return `--import=data:text/javascript;base64,${Buffer.from(program).toString("base64")}`;
}
