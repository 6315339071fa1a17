import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "../scripts/run.ts";
import { shell } from "../testing/shell.ts";
import { sqliteTemplate } from "../testing/template.ts";
import { type CuttableDisk, mountCuttableDisk } from "./machine/cuttable-disk.ts";
import { laterBy } from "./machine/moved-clock.ts";
import { removedIfInterrupted, startSite } from "./machine/site-process.ts";
import { Report } from "./report.ts";
import { Applications } from "./senders/applications.ts";
import { Posts } from "./senders/messages.ts";
import { checkMails, mailFiles } from "./stored/mails.ts";
import { checkApplications, checkReceipts, receiptsAreSent } from "./stored/stored-applications.ts";
import { checkFiles } from "./stored/stored-files.ts";
import { checkMessages, mailsAreSent } from "./stored/stored-messages.ts";

const diskBytes = 600_000_000;
const patienceMs = 300_000;
const dayMs = 86_400_000;

interface Options {
  cuts: number;
  /** The longest load before each cut, once some of each kind have arrived. */
  loadMs: number;
}

/** Cuts the power while messages, applications, pictures and documents arrive: all acknowledged ones are stored, and whole. */
export async function powerCutDrill(options: Options): Promise<boolean> {
  const report = new Report(`The power goes ${options.cuts} times`);
  const place = mkdtempSync(path.join(tmpdir(), "setu-power-"));
  const mounted = path.join(place, "disk");
  const disk = mountCuttableDisk(mounted, diskBytes);
  const remove = () => {
    disk?.remove();
    rmSync(place, { recursive: true, force: true });
  };
  if (disk) return removedIfInterrupted(remove, () => cutPower(options, report, { mounted, disk }).finally(remove));
  remove();
  report.figure("not done", "this user may not mount a disk in a file (root may), or perl or mkfs.ext4 is missing");
  return report.print();
}

async function cutPower(
  { cuts, loadMs }: Options,
  report: Report,
  { mounted, disk }: { mounted: string; disk: CuttableDisk },
): Promise<boolean> {
  const dataDir = path.join(mounted, "data");
  cpSync(await sqliteTemplate(), dataDir, { recursive: true });
  // Syncs the seeded files first, since the site need not make them durable.
  execFileSync("sync", ["-f", dataDir]);
  const [posts, applications] = [new Posts(), new Applications()];
  const files: string[] = [];
  const secrets = new Map<string, string>();
  for (let cut = 0; cut < cuts; cut += 1) {
    const uploader = start(["testing/people/uploader.ts"], dataDir);
    const took: string[] = [];
    uploader.stdout?.setEncoding("utf8").on("data", (text: string) => took.push(...text.trim().split("\n")));
    const site = await startSite(dataDir);
    const open = applications.all.filter(({ key, isAcknowledged }) => key && !isAcknowledged).slice(-4);
    for (const application of open) await applications.goOn(site.url, application);

    const stopping = new AbortController();
    const enough = applications.acknowledged.length + 1;
    const arriving = [
      posts.keepSending(site.url, 2, 2, stopping.signal),
      applications.keepApplying(site.url, 2, stopping.signal),
    ];
    const first = path.join(mounted, `first-${cut}`);
    secrets.set(first, await madeSecret(first));
    const giveUpAt = performance.now() + patienceMs;
    while (applications.acknowledged.length < enough || took.length < 2) {
      if (performance.now() > giveUpAt) throw new Error(`Nothing is taken: see ${dataDir}/log.`);
      await wait(20);
    }
    await wait(loadMs * Math.random());

    // Only answers from before the cut count: the process runs on for a moment and may report a false success.
    const forget = whatIsKnown(posts, applications);
    files.push(...took);
    disk.cut();
    stopping.abort();
    uploader.kill("SIGKILL");
    await Promise.all([site.kill(), ...arriving, once(uploader, "exit")]);
    forget();
    disk.powerOn();
  }
  // A day later, the claims of dead processes have lapsed, and every mail is sent.
  const site = await startSite(dataDir, { NODE_OPTIONS: laterBy(dayMs) });
  const sent = (await mailsAreSent(dataDir, patienceMs)) && (await receiptsAreSent(dataDir, patienceMs));
  await site.stop();
  const rows = checkMessages(report, posts, dataDir);
  report.figure("applications acknowledged", applications.acknowledged.length);
  checkApplications(report, applications.all, applications.all, dataDir);
  report.none("bytes that were acknowledged and are gone, and other surprises", applications.surprises);
  checkFiles(report, files, dataDir);
  report.none(
    "secrets that another start would not have found",
    [...secrets].filter(([folder, secret]) => secretIn(folder) !== secret).map(([folder]) => folder),
  );
  report.check("all mails went", sent);
  checkMails(report, rows, mailFiles(dataDir).mails.filter(isNoReceipt), dataDir);
  checkReceipts(report, dataDir);
  return report.print();
}

const start = (args: string[], dataDir: string): ChildProcess =>
  spawn(process.execPath, args, {
    cwd: root,
    env: { ...shell(), NODE_ENV: "production", DATA_DIR: dataDir, DATABASE_URL: "" },
    stdio: ["ignore", "pipe", "inherit"],
  });

/** The secret that a first start creates in a folder, as soon as that start has it. */
async function madeSecret(folder: string): Promise<string> {
  const source = `import { readEnvironment } from "./content/environment.ts"; process.stdout.write(readEnvironment(process.env, "/").secret);`;
  const child = start(["--input-type=module", "--eval", source], folder);
  let output = "";
  child.stdout?.on("data", (text) => (output += text));
  await once(child, "close");
  return output;
}

const secretIn = (folder: string) => {
  const file = path.join(folder, "secret");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

const isNoReceipt = ({ headers }: { headers: Map<string, string[]> }) =>
  !headers.get("message-id")?.join().startsWith("<applicant-");

/** Records the answers so far; the returned function discards any later ones. */
function whatIsKnown(posts: Posts, applications: Applications): () => void {
  const messages = posts.all.map((post) => [post, { ...post }] as const);
  const applied = applications.all.map(
    (one) => [one, { ...one, documents: undefined }, one.documents.map((document) => ({ ...document }))] as const,
  );
  const surprises = applications.surprises.length;
  return () => {
    for (const [post, known] of messages) Object.assign(post, known);
    for (const post of posts.all.slice(messages.length)) post.status = undefined;
    for (const [one, { documents: _, ...known }, documents] of applied) {
      Object.assign(one, known);
      for (const [index, document] of documents.entries()) Object.assign(one.documents[index] ?? {}, document);
    }
    for (const one of applications.all.slice(applied.length)) one.isAcknowledged = false;
    applications.surprises.length = surprises;
  };
}

if (process.argv[1] === import.meta.filename) process.exit((await powerCutDrill({ cuts: 50, loadMs: 500 })) ? 0 : 1);
