import { read } from "./sources.ts";

interface LockEntry {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  optional?: boolean;
}
export interface Copy extends LockEntry {
  name: string;
  /** For example node_modules/a/node_modules/b. */
  place: string;
  version: string;
}

/** Every copy of every package from the registry that a lock file names. */
export function copiesIn(lockFile: string): Copy[] {
  const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(read(lockFile));
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes("node_modules/") && !link)
    .map(([place, entry]) => ({
      ...entry,
      place,
      name: place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length),
      version: entry.version ?? "none",
    }));
}
