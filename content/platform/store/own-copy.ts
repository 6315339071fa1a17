/**
 * The same configuration in objects and lists of its own, down to the last field: Payload completes what it
 * is given in place, so two configurations in one process must share none of it. Functions stay what they are.
 */
export function ownCopy<Config>(config: Config): Config {
  if (Array.isArray(config)) return config.map(ownCopy) as Config;
  if (typeof config !== "object" || config === null || Object.getPrototypeOf(config) !== Object.prototype) {
    return config;
  }
  return Object.fromEntries(Object.entries(config).map(([name, value]) => [name, ownCopy(value)])) as Config;
}
