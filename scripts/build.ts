import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { buildBesideEarlier } from "./keep-assets.ts";
import { bin, root, run } from "./run.ts";

/** The sources of each build; while none of them changes, the last build is kept. */
export const sources = {
  site: [
    "package-lock.json",
    "contract/**/*",
    "site/app/**/*",
    "site/build/**/*",
    "site/public/**/*",
    "site/worker/**/*",
    "site/vite.config.ts",
  ],
  showcase: ["package-lock.json", "contract/**/*", "site/app/**/*", "site/build/**/*", "site/vite.config.ts"],
  // Only the files of the content that the back office bundles: code that its pages run in the browser, and their words
  // (checks/build-sources.test.ts).
  admin: [
    "package-lock.json",
    "contract/**/*",
    "admin/**/*",
    "site/app/styles/fonts/*",
    "content/calendar/**/*",
    "content/vacancies/collection/checklist.ts",
    "content/stories/consent.ts",
    "content/platform/fields/href.ts",
    "content/platform/fields/label.ts",
    "content/platform/fields/screen-locale.ts",
    "content/platform/editorial/bin/days.ts",
    "content/platform/editorial/drafts/overlay.ts",
    "content/platform/editorial/languages/has-text.ts",
    "content/applications/board/moved-at-once.ts",
    "content/applications/board/placeholders.ts",
    "content/uploads/stored-file.ts",
    "content/complaints/files/complaint-file.ts",
    "content/complaints/stored-complaint.ts",
    "content/complaints/words.ts",
    "content/enquiries/message-reference.ts",
    "content/forum/post-states.ts",
    "content/legal/words.ts",
    "content/enquiries/inbox/message-states.ts",
    "content/platform/files/pictures/judge.ts",
  ],
};
const leftOut = /(^|\/)(node_modules|\.next|dist)\/|\.test\.tsx?$|next-env\.d\.ts$/;
const stampOf = (part: keyof typeof sources) => path.join(root, `node_modules/.cache/setu/${part}`);

function digestOf(part: keyof typeof sources): string {
  const hash = createHash("sha256");
  for (const file of globSync(sources[part], { cwd: root }).sort()) {
    const whole = path.join(root, file);
    if (leftOut.test(file) || statSync(whole).isDirectory()) continue;
    hash.update(file).update(readFileSync(whole));
  }
  return hash.digest("hex");
}

/** Longer than a build takes. */
const buildPatienceMs = 3600_000;

/** Runs `build` unless the same sources were built before into `output`. Of several processes, one builds at a time. */
function onceFor(part: keyof typeof sources, output: string, build: () => void): void {
  const digest = digestOf(part);
  const stamp = stampOf(part);
  const isBuilt = () =>
    existsSync(path.join(root, output)) && existsSync(stamp) && readFileSync(stamp, "utf8") === digest;
  if (isBuilt()) return;
  const lock = lockBuilds();
  try {
    if (isBuilt()) return;
    console.log(`Building the ${part} …`);
    // Otherwise the files of an interrupted build would count as the build of the earlier sources once these are back.
    rmSync(stamp, { force: true });
    build();
    writeFileSync(stamp, digest);
  } finally {
    lock.close();
  }
}

/** Waits for the lock of this folder's builds and takes it. It ends with its process, no matter how that ends. */
function lockBuilds(): DatabaseSync {
  const file = path.join(root, "node_modules/.cache/setu/building.lock");
  mkdirSync(path.dirname(file), { recursive: true });
  const lock = new DatabaseSync(file, { timeout: 0 });
  const begin = "PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE";
  try {
    lock.exec(begin);
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== 5) throw error;
    console.log("Waiting for another process that is building in this folder …");
    lock.exec(`PRAGMA busy_timeout = ${buildPatienceMs}; ${begin}`);
  }
  return lock;
}

/** A shell with another mode would get React's development version, several times as slow. */
const production = { NODE_ENV: "production" };

export function buildSite(): void {
  onceFor("site", "site/dist/server/entry-server.js", () => {
    const dist = path.join(root, "site/dist");
    const assets = path.join(dist, "client/assets");
    const ledger = path.join(dist, "releases.json");
    buildBesideEarlier({ assets, ledger, aside: path.join(dist, "earlier-assets") }, () => {
      const settings = { cwd: "site", env: production };
      run(bin("vite"), ["build", "--logLevel", "warn"], settings);
      run(bin("vite"), ["build", "--logLevel", "warn", "--ssr", "app/entry-server.tsx"], settings);
      compressAssets(assets);
    });
  });
}

function compressAssets(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg|json)$/.test(file))) {
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, smallestBrotli(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** Distances are packed in two ways: which one is smaller depends on the file. */
function smallestBrotli(bytes: Buffer): Buffer {
  const [one, other] = [0, 1].map((postfixBits) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
      },
    }),
  ) as [Buffer, Buffer];
  return other.length < one.length ? other : one;
}

/** Builds with React's development version, so that tests see its warnings. */
export function buildShowcase(): void {
  onceFor("showcase", "site/dist/showcase/.vite/manifest.json", () => {
    const env = { NODE_ENV: "development" };
    run(bin("vite"), ["build", "--logLevel", "warn", "--mode", "showcase"], { cwd: "site", env });
  });
}

export function buildAdmin(): void {
  onceFor("admin", "admin/.next/BUILD_ID", () => {
    run(bin("next"), ["build"], { cwd: "admin", env: production });
  });
}

/** `npm run build`: the site and the back office, or only the named builds. */
if (process.argv[1] === import.meta.filename) {
  const names = process.argv.slice(2);
  const isWanted = (name: keyof typeof sources) => (names.length > 0 ? names.includes(name) : name !== "showcase");
  if (isWanted("site")) buildSite();
  if (isWanted("admin")) buildAdmin();
  if (isWanted("showcase")) buildShowcase();
}
