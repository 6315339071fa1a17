import { defineConfig } from "vitest/config";

const unit = ["**/*.test.{ts,tsx}"];
/** Tests that depend on the database run on SQLite and on a real PostgreSQL; the others ask what is decided above it. */
const onBoth = ["**/*.integration.test.ts"];
const onSqlite = [...onBoth, "**/*.sqlite.test.ts"];
const never = ["**/node_modules/**", "e2e/**", "**/dist/**", "**/.next/**"];
const common = {
  environment: "node",
  pool: "forks",
  setupFiles: "checks/no-console-error.ts",
  // A site looks at the revision once a second, and machines are slow at times.
  expect: { poll: { timeout: 10_000 } },
  // As in the browser's tests: shared machines stall at times, so only a second failure counts, and second-tries.ts names the first.
  retry: 1,
} as const;

/** Tests of a whole site, on one kind of database. */
const onDatabase = (name: string, include: string[]) => ({
  test: {
    ...common,
    name,
    include,
    exclude: never,
    // Pages are rendered as for visitors: React's development build takes five times as long.
    env: { NODE_ENV: "production" as const },
    // Each file opens a site of its own; loading the modules again for each took a third of the time.
    isolate: false,
    globalSetup: ["testing/global-setup.ts"],
    setupFiles: [common.setupFiles, "testing/remember-hashes.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    // One more than there are processors: many tests wait for what a site does once a second.
    maxWorkers: 3,
    reporters: ["default", "./testing/second-tries.ts"],
    projects: [
      {
        test: {
          ...common,
          name: "unit",
          include: unit,
          exclude: [...never, ...onSqlite],
          isolate: false,
          // Some try thousands of texts, on machines that do something else meanwhile.
          testTimeout: 20_000,
        },
      },
      onDatabase("sqlite", onSqlite),
      onDatabase("postgres", onBoth),
    ],
  },
});
