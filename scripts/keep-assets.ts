import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** How long a tab that is open on an earlier release finds its chunks: for a week, and for three releases (safety, F19). */
const keptReleases = 3;
const keptMs = 7 * 24 * 3600_000;

/** The assets of one build, under names that depend on their content. */
interface Release {
  files: string[];
  builtAt: number;
}

/**
 * Builds into a folder and restores the assets of earlier builds that are still to be kept. `ledger` records
 * which file belongs to which build; `aside` holds a copy of the folder meanwhile, and after an interruption.
 */
export function buildBesideEarlier(
  { assets, ledger, aside }: { assets: string; ledger: string; aside: string },
  build: () => void,
  now = Date.now(),
): void {
  copyOnce(assets, aside);
  const present = existsSync(aside) ? readdirSync(aside).sort() : [];
  // Without a ledger yet, all files present are one release.
  const unknown: Release[] = present.length > 0 ? [{ files: present, builtAt: now }] : [];
  const earlier: Release[] = existsSync(ledger) ? JSON.parse(readFileSync(ledger, "utf8")) : unknown;

  build();

  const built: Release = { files: readdirSync(assets).sort(), builtAt: now };
  const same = ({ files }: Release) => files.join() === built.files.join();
  // A release was in use until the next one was built.
  const kept = [built, ...earlier.filter((release) => !same(release))].filter(
    (_, index, all) => index <= keptReleases || now - (all[index - 1]?.builtAt ?? 0) < keptMs,
  );
  for (const name of new Set(kept.flatMap(({ files }) => files))) {
    const [from, to] = [path.join(aside, name), path.join(assets, name)];
    if (!existsSync(to) && existsSync(from)) cpSync(from, to, { preserveTimestamps: true });
  }
  mkdirSync(path.dirname(ledger), { recursive: true });
  writeFileSync(`${ledger}.new`, JSON.stringify(kept));
  renameSync(`${ledger}.new`, ledger);
  rmSync(aside, { recursive: true, force: true });
}

/** Copies the assets, unless a build that was interrupted has left its copy: it may have emptied the folder since. */
function copyOnce(assets: string, aside: string): void {
  if (existsSync(aside) || !existsSync(assets)) return;
  // An interruption leaves a whole copy or none.
  rmSync(`${aside}.part`, { recursive: true, force: true });
  cpSync(assets, `${aside}.part`, { recursive: true });
  renameSync(`${aside}.part`, aside);
}
