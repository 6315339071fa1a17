type Variables = Record<string, string | undefined>;

/**
 * What the site and the back office are told about memory, as environment variables (docs/decisions/0042-memory.md). What the
 * operator has set wins.
 */
export const memorySettings = (given: Variables) => ({
  // Each of glibc's arenas keeps what it once had: with the usual eight to a processor, that is most of a process.
  MALLOC_ARENA_MAX: given["MALLOC_ARENA_MAX"] ?? "1",
  // Pieces from this size on go back to the system when they are freed; left alone, glibc raises the size as it goes. Files are
  // read in pieces of 64 kB: hundreds of slow readers would leave 300 MB behind.
  MALLOC_MMAP_THRESHOLD_: given["MALLOC_MMAP_THRESHOLD_"] ?? "32768",
  MALLOC_TRIM_THRESHOLD_: given["MALLOC_TRIM_THRESHOLD_"] ?? "131072",
  // Each needs some 90 MB of JavaScript. Left alone, V8 keeps twice that unused, and 128 MB for new objects: pages are no quicker for it.
  NODE_OPTIONS: `--max-semi-space-size=8 --max-old-space-size=512 ${given["NODE_OPTIONS"] ?? ""}`,
});
