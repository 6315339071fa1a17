/** Reads from local storage, which private windows and strict settings may block. */

export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns false where storage is blocked or full: the page works without. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The keys of all stored values. */
export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

export function dropStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}

/** Returns the value of a key if its time `at` is no longer ago than `maxAgeMs`; an older value is deleted. */
export function readKept<Kept extends { at: number }>(key: string, maxAgeMs: number): Kept | undefined {
  try {
    const kept: Partial<Kept> | null = JSON.parse(readStored(key) ?? "null");
    if (kept?.at && Date.now() - kept.at < maxAgeMs) return kept as Kept;
  } catch {
    // Another script's value under our key.
  }
  dropStored(key);
  return undefined;
}
