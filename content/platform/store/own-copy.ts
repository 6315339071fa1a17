/**
 * A deep copy of a configuration: Payload completes a configuration in place, so two of them in one process must share no
 * object. Functions are not copied.
 */
export function ownCopy<Config>(config: Config): Config {
  if (Array.isArray(config)) return config.map(ownCopy) as Config;
  if (typeof config !== "object" || config === null || Object.getPrototypeOf(config) !== Object.prototype) {
    return config;
  }
  return Object.fromEntries(Object.entries(config).map(([name, value]) => [name, ownCopy(value)])) as Config;
}
