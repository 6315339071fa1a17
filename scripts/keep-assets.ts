import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Safety, F19: a tab that is open on an earlier release finds its chunks for a week, and for three releases. */
const keptReleases = 3;
const keptMs = 7 * 24 * 3600_000;

/** The assets of one build, under names that change with their bytes. */
interface Release {
  files: string[];
  builtAt: number;
}

/**
 * Builds into a folder and puts back what earlier builds had left there, as long as it is to be kept. What
 * belonged to which build is noted down in `ledger`; the folder's copy lies in `aside` meanwhile.
 */
export function buildBesideEarlier(
  { assets, ledger, aside }: { assets: string; ledger: string; aside: string },
  build: () => void,
  now = Date.now(),
): void {
  const present = existsSync(assets) ? readdirSync(assets).sort() : [];
  // From before there was a ledger: everything that is there is one release.
  const unknown: Release[] = present.length > 0 ? [{ files: present, builtAt: now }] : [];
  const earlier: Release[] = existsSync(ledger) ? JSON.parse(readFileSync(ledger, "utf8")) : unknown;
  rmSync(aside, { recursive: true, force: true });
  if (present.length > 0) cpSync(assets, aside, { recursive: true });

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
