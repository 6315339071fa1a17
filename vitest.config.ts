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

/** What these ask is decided above the database, and fifteen minutes are what all tests have. */
const sqliteAlone = [
  "access-matrix",
  "account-mails",
  "admin-gate",
  "admin-proxy",
  "alerts-refused",
  "alerts-told",
  "aliases",
  "applications-unscripted",
  "board",
  "cached-pages",
  "careers",
  "company",
  "company-secrets",
  "connections",
  "control-characters",
  "corrections-link",
  "documents",
  "drain",
  "file-bombs",
  "files",
  "found",
  "front-api",
  "full-disk",
  "galleries",
  "headers",
  "home",
  "identity",
  "media",
  "pages",
  "pictures",
  "private-fields",
  "project-secrets",
  "project-table",
  "publications",
  "redirects",
  "rest-secrecy",
  "scan-documents",
  "secrecy",
  "sessions",
  "staff-alone",
  "stage-mails",
  "text-age",
  "users",
  "weight",
  "access",
].map((name) => `testing/${name}.integration.test.ts`);

/** The integration tests run twice, on SQLite and on a real PostgreSQL. */
const onDatabase = (name: string, left: string[] = []) => ({
  test: {
    ...common,
    name,
    include: integration,
    exclude: [...never, ...left],
    // Each file opens a site of its own; to load the modules anew for each took a third of the time.
    isolate: false,
    globalSetup: ["testing/global-setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    // One more than there are processors: many tests wait for what a site does once a second.
    maxWorkers: 3,
    projects: [
      { test: { ...common, name: "unit", include: unit, exclude: [...never, ...integration], isolate: false } },
      onDatabase("sqlite"),
      onDatabase("postgres", sqliteAlone),
    ],
  },
});
