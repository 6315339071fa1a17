type Variables = Record<string, string | undefined>;

/**
 * The memory settings of the site and the back office, as environment variables (docs/decisions/0042-memory.md). Settings of
 * the operator take precedence.
 */
export const memorySettings = (given: Variables) => ({
  // Each of glibc's arenas keeps its freed memory: with the default of eight per processor, that is most of a process.
  MALLOC_ARENA_MAX: given["MALLOC_ARENA_MAX"] ?? "1",
  // Blocks from this size on are returned to the system when freed; by default, glibc raises the threshold over time. Files are
  // read in chunks of 64 kB: hundreds of slow readers would leave 300 MB behind.
  MALLOC_MMAP_THRESHOLD_: given["MALLOC_MMAP_THRESHOLD_"] ?? "32768",
  MALLOC_TRIM_THRESHOLD_: given["MALLOC_TRIM_THRESHOLD_"] ?? "131072",
  // Each needs some 90 MB of JavaScript. By default, V8 keeps twice that unused, and 128 MB for new objects, with no faster pages.
  NODE_OPTIONS: `--max-semi-space-size=8 --max-old-space-size=512 ${given["NODE_OPTIONS"] ?? ""}`,
});
