import { defineConfig } from "vitest/config";

const unit = ["**/*.test.{ts,tsx}"];
const integration = ["**/*.integration.test.ts"];
const never = ["**/node_modules/**", "e2e/**", "**/dist/**", "**/.next/**"];
const common = {
  environment: "node",
  pool: "forks",
  setupFiles: "checks/no-console-error.ts",
  // A site looks at the revision once a second, and machines are slow at times.
  expect: { poll: { timeout: 10_000 } },
} as const;

/** It asks thousands of questions; who may read what is decided above the database. */
const onceIsEnough = ["testing/secrecy.integration.test.ts"];

/** The integration tests run twice: the same suite on SQLite and on a real PostgreSQL. */
const onDatabase = (name: string, left: string[] = []) => ({
  test: {
    ...common,
    name,
    include: integration,
    exclude: [...never, ...left],
    globalSetup: ["testing/global-setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...common, name: "unit", include: unit, exclude: [...never, ...integration] } },
      onDatabase("sqlite"),
      onDatabase("postgres", onceIsEnough),
    ],
  },
});
