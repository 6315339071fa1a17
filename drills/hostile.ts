import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { VacancyDetail } from "@setu/contract/vacancies";
import { eicar, startFakeClamd } from "./machine/fake-clamd.ts";
import { memoryOf, tidiesOnDemand } from "./machine/memory.ts";
import { laterBy } from "./machine/moved-clock.ts";
import { onSeededSite, startSite } from "./machine/site-process.ts";
import { Report } from "./report.ts";
import { drilledVacancy, uniquePicture, uniqueText } from "./senders/applying.ts";
import { cutFile, garbledFile, type HostileFile, namedFiles } from "./senders/hostile-files.ts";
import { hostileForm } from "./senders/hostile-forms.ts";
import { type Outcome, Sender } from "./senders/hostile-sender.ts";
import { orphans, privateNames, storedApplications } from "./stored/stored-applications.ts";
import { checkSound, untilNone } from "./stored/stored-messages.ts";

const atOnce = 4;
const patienceMs = 60_000;
/** Growth by more than this share counts as a leak; the memory that allocators retain varies by less. */
const tolerance = 0.15;

interface Options {
  uploads: number;
  seed: number;
  /** Compares memory, and checks a day later that everything is deleted. */
  thorough: boolean;
}

/** Sends hostile files and forms: none is wrongly accepted, and the site is unharmed. */
export function hostileDrill({ uploads, seed, thorough }: Options): Promise<boolean> {
  return onSeededSite(async (dataDir) => {
    const report = new Report(`Hostile files and forms: ${uploads} uploads, seed ${seed}`);
    const temporary = path.join(dataDir, "temporary");
    mkdirSync(temporary);
    const clamd = await startFakeClamd();
    const scanner = { CLAMD_HOST: "127.0.0.1", CLAMD_PORT: String(clamd.port) };
    const site = await startSite(dataDir, { ...scanner, TMPDIR: temporary, NODE_OPTIONS: tidiesOnDemand });
    const vacancy = await drilledVacancy(site.url);
    const sender = new Sender(site.url, vacancy, { docx: uniqueText(2_000), png: await uniquePicture() });
    const random = numbersFrom(seed);
    const named = await namedFiles();

    const everything = (count: number) => hostileTasks(count, { named, sender, vacancy, random });

    // Warms up: the first files make the site load its code for checking files.
    const warmUp = Math.min(100, Math.floor(uploads / 6));
    if (thorough) await inTurns(everything(warmUp));
    const before = thorough ? await memoryOf(site) : 0;
    await inTurns(everything(thorough ? uploads - warmUp : uploads));
    const scanned = await allScanned(dataDir);
    const after = thorough ? await memoryOf(site) : 0;

    const { outcomes } = sender;
    checkAnswers(report, outcomes, dataDir);
    report.figure("shown to the scanner", clamd.shown);
    report.check("everything taken was scanned", scanned);
    checkTaken(report, outcomes, dataDir);
    report.none("files that found their way out", escaped(dataDir));
    report.none("temporary files that are left", readdirSync(temporary));
    const log = readFileSync(path.join(dataDir, "log"), "utf8");
    report.check("nothing was thrown that nobody caught", !/Uncaught|Unhandled|triggerUncaught/.test(log));
    if (thorough) {
      report.figure("memory before and after", `${Math.round(before)} MB, ${Math.round(after)} MB`);
      report.check("memory is back, within 15 %", after <= before * (1 + tolerance));
    }
    const { code, ms } = await site.stop();
    report.check("stopped with code 0", code === 0, `code ${code} after ${Math.round(ms)} ms`);

    if (thorough) await checkNextDay(report, dataDir, scanner);
    await clamd.close();
    checkSound(report, dataDir);
    return report.print();
  });
}

interface Attack {
  named: HostileFile[];
  sender: Sender;
  vacancy: VacancyDetail;
  random: () => number;
}

/** `count` uploads and forms: some of each kind, and always the files for the scanner. */
function hostileTasks(count: number, { named, sender, vacancy, random }: Attack): (() => Promise<unknown>)[] {
  const rest = Math.max(0, count - named.length);
  const forms = Math.round(rest * 0.4);
  // If there are more files than needed, some of each kind.
  const step = Math.max(1, named.length / (count * 0.6));
  const some = named.filter(({ outcome }, index) => outcome === "infected" || Math.floor(index % step) === 0);
  const chosen = step > 1 ? some : named;
  const formCount = step > 1 ? count - chosen.length - 8 : forms;
  const garbled = step > 1 ? 8 : rest - forms;
  const files = Array.from(
    { length: garbled },
    (_, index) => () => (index % 4 === 0 ? cutFile(index / 4) : garbledFile(index, random)),
  );
  return [
    ...chosen.map((file, index) => () => sender.sendFile(file, file.outcome === "refused" && index % 4 === 3)),
    ...files.map((make, index) => async () => sender.sendFile(await make(), index % 5 === 0)),
    ...Array.from(
      { length: formCount },
      (_, index) => () =>
        index % 13 === 12
          ? sender.breakOff(index)
          : sender.sendForm(hostileForm(index, { vacancy, files: sender.goodFiles, random })),
    ),
  ];
}

/** Checks that everything is answered, and accepted only where it should be. */
function checkAnswers(report: Report, outcomes: Outcome[], dataDir: string): void {
  const what = (filter: (one: Outcome) => boolean) =>
    outcomes.filter(filter).map(({ what, status, text }) => `${what}: ${status} ${text}`);
  report.figure("uploads", outcomes.length);
  report.figure("answers", tally(outcomes.map(({ status }) => String(status ?? "closed"))));
  report.none(
    "answered by 5xx",
    what(({ status = 0 }) => status >= 500),
  );
  report.none(
    "closed without an answer",
    what(({ status, isBrokenOff }) => status === undefined && !isBrokenOff),
  );
  report.none(
    "taken that should not be",
    what(({ taken, may }) => taken && may === "refused"),
  );
  report.none(
    "refused that should be taken, and found",
    what(({ taken, may }) => !taken && (may === "infected" || may === "harmless")),
  );
  report.none(
    "of a refused document something is left",
    what(
      ({ upload, taken }) =>
        !taken && upload !== undefined && existsSync(path.join(dataDir, "private/uploads", upload)),
    ),
  );
}

/** Checks that a day later the sweep has deleted every file that no application included. */
async function checkNextDay(report: Report, dataDir: string, scanner: Record<string, string>): Promise<void> {
  const later = await startSite(dataDir, { ...scanner, NODE_OPTIONS: laterBy(25 * 3_600_000) });
  const isEmpty = () => privateNames(dataDir, "uploads").length === 0 && orphans(dataDir).length === 0;
  const giveUpAt = performance.now() + patienceMs;
  while (!isEmpty() && performance.now() < giveUpAt) await wait(200);
  report.check("a day later no file is left that nobody sent in", isEmpty());
  await later.stop();
}

/** Checks that exactly the acknowledged applications are stored, that no virus counts as clean, and that names are harmless. */
function checkTaken(report: Report, outcomes: Outcome[], dataDir: string): void {
  const stored = new Map(storedApplications(dataDir).map((one) => [String(one.row.email), one]));
  const acknowledged = outcomes.filter(({ applied }) => applied);
  report.figure("applications acknowledged, and stored", `${acknowledged.length}, ${stored.size}`);
  report.none(
    "acknowledged but not stored",
    acknowledged.filter(({ email }) => !stored.has(email)).map(({ what }) => what),
  );
  const documents = [...stored.values()].flatMap(({ documents: all }) => all);
  const bytesOf = (id: string) => readFileSync(path.join(dataDir, "private/papers", id));
  const infected = documents.filter(({ scan }) => scan === "infected");
  const sent = acknowledged.filter(({ may }) => may === "infected").length;
  report.figure("found by the scanner", infected.length);
  report.check("every virus that was taken is found", infected.length === sent, `${infected.length} of ${sent}`);
  report.none(
    "viruses that are called clean",
    documents.filter(({ id, scan }) => scan !== "infected" && bytesOf(id).includes(eicar)).map(({ id }) => id),
  );
  const remains = ["<script>", "%PDF-1.4\n%%EOF", "PK\u0005\u0006"];
  const pictures = documents.filter(({ id }) => bytesOf(id).subarray(1, 4).toString() === "PNG");
  report.none(
    "pictures that are something else too",
    pictures.filter(({ id }) => remains.some((one) => bytesOf(id).includes(one))).map(({ id }) => id),
  );
  report.none(
    "names that are more than names",
    documents.filter(({ name }) => /[/\\\u202a-\u202e]|\p{Cc}/u.test(name)).map(({ name }) => name),
  );
}

/** The files that escaped their folder, by the name that the hostile uploads use. */
const escaped = (dataDir: string) =>
  [...readdirSync(dataDir, { recursive: true }), ...readdirSync(path.dirname(dataDir)), ...readdirSync("/tmp")]
    .map(String)
    .filter((name) => name.includes("setu-escape"));

async function inTurns(tasks: (() => Promise<unknown>)[]): Promise<void> {
  const queue = tasks.values();
  const worker = async () => {
    for (const task of queue) await task();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

const allScanned = (dataDir: string): Promise<boolean> =>
  untilNone(dataDir, "SELECT count(*) AS count FROM applications WHERE scan_due_at IS NOT NULL", patienceMs);

const tally = (words: string[]) =>
  [...Map.groupBy(words, (word) => word)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([word, all]) => `${word}: ${all.length}`)
    .join(", ");

/** Seeded random numbers from 0 to 1 (mulberry32), so that findings are reproducible. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: { uploads: { type: "string", default: "1500" }, seed: { type: "string", default: "1" } },
  });
  const good = await hostileDrill({ uploads: Number(values.uploads), seed: Number(values.seed), thorough: true });
  process.exit(good ? 0 : 1);
}
