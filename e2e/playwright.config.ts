import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";
import { browsers } from "../scripts/browsers.ts";
import { workers } from "./owners.ts";
import { ports } from "./site-under-test.ts";

/** The system's Chromium, which `npm test` installs: Playwright's own download is not reachable everywhere. */
const executablePath = browsers.find((file) => existsSync(file));
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };
const editing = /tests\/editors\//;

/** Tests of visitors, applicants and editors on the whole system: site, back office and database. */
export default defineConfig({
  testDir: "tests",
  outputDir: "results",
  globalSetup: "./start-site.ts",
  workers,
  // Only a test that hangs reaches these: busy machines have taken three times as long as idle ones.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // Shared machines stall at times, so only a second failure counts.
  retries: 1,
  // Where nothing works, each test would wait for its whole time, twice.
  maxFailures: process.env.CI ? 12 : 0,
  reporter: process.env.CI ? "line" : "list",
  use: {
    // A press that a dialog covers would otherwise wait for the whole time of its test.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    baseURL: `http://localhost:${ports.site}`,
    // Traces take a third of the time: use `--trace retain-on-failure` to examine a failure.
    trace: "off",
    // Its cache would answer instead of the failures that tests simulate; offline.spec.ts allows it.
    serviceWorkers: "block",
    ...(executablePath && { launchOptions: { executablePath, args: quiet } }),
  },
  // Editors' tests change content, so they run after all visitors' tests.
  projects: [
    { name: "visitors", testIgnore: editing, use: desktop },
    // Drawing the fade-in of a form of the back office takes a fifth of the processor time of opening it.
    {
      name: "editors",
      testMatch: editing,
      use: { ...desktop, contextOptions: { reducedMotion: "reduce" } },
      dependencies: ["visitors"],
    },
  ],
});
