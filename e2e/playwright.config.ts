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

/** A visitor, an applicant and an editor go through the whole system: site, back office and database. */
export default defineConfig({
  testDir: "tests",
  outputDir: "results",
  globalSetup: "./start-site.ts",
  workers,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // Machines that are shared stall at times: what fails twice has failed.
  retries: 1,
  reporter: process.env.CI ? "line" : "list",
  use: {
    baseURL: `http://localhost:${ports.site}`,
    // They cost a third of the time: `--trace retain-on-failure` when a failure needs to be looked at.
    trace: "off",
    // What it keeps would answer in place of the failures that tests ask for; offline.spec.ts lets it be.
    serviceWorkers: "block",
    ...(executablePath && { launchOptions: { executablePath, args: quiet } }),
  },
  // What editors change is changed when no visitor's test is looking any more.
  projects: [
    { name: "visitors", testIgnore: editing, use: desktop },
    { name: "editors", testMatch: editing, use: desktop, dependencies: ["visitors"] },
  ],
});
