import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { VacancyDetail } from "@setu/contract/vacancies";
import {
  layeredJpeg,
  layeredPng,
  longNamedWord,
  repeatingOffice,
  scriptBombPdf,
  unpackingWord,
} from "../testing/files/file-bombs.ts";
import { packedPdf } from "../testing/files/pdf-file.ts";
import { held, watch } from "./machine/memory.ts";
import { onSeededSite, startSite } from "./machine/site-process.ts";
import { Report, spread } from "./report.ts";
import { call, drilledVacancy, postJson, uniquePicture, uniqueText, uploadsPath } from "./senders/applying.ts";
import { formBody } from "./senders/forms.ts";
import { fromElsewhere } from "./senders/senders.ts";

interface Options {
  seconds: number;
  /** Hostile files per minute, each from its own IP address. */
  perMinute: number;
  /** Checks times too, which needs an otherwise idle machine. */
  strict: boolean;
}

/** The longest time without an answer before the site counts as blocked, in milliseconds; otherwise on a busy machine. */
const blockedMs = { strict: 250, otherwise: 3000 };
const honestMs = 3000;

/** Sends files made to keep their parser busy while others apply: the site still answers, and checks honest files soon. */
export function bombsDrill({ seconds, perMinute, strict }: Options): Promise<boolean> {
  return onSeededSite(async (dataDir) => {
    const report = new Report(`File bombs: ${perMinute} a minute for ${seconds} s`);
    const bombs = await allBombs();
    const site = await startSite(dataDir, { MALLOC_ARENA_MAX: "2" });
    const vacancy = await drilledVacancy(site.url);
    const endsAt = performance.now() + seconds * 1000;
    const look = () => held(site.child.pid ?? 0);
    const before = await look();
    const mostHeld = watch(look);
    const heard: Heard = { healthy: [], honest: [], answers: [], faults: [] };
    const { healthy, honest, answers, faults } = heard;
    const { url } = site;
    await Promise.all([
      every(100, endsAt, () => probe(url, heard)),
      every(60_000 / perMinute, endsAt, (index) => attack(url, vacancy, bombs[index % bombs.length], index, heard)),
      every(4000, endsAt, (index) => applyHonestly(url, vacancy, index, heard)),
    ]);

    await wait(4000);
    const [most, after] = [await mostHeld(), await look()];
    report.figure("/healthz", spread(healthy));
    report.figure("honest files, judged", spread(honest));
    report.figure("hostile files", answers.length);
    report.figure(
      "answers to them",
      [...Map.groupBy(answers, (one) => one)].map(([one, all]) => `${one}: ${all.length}`).join(", "),
    );
    report.figure("memory of the site before, at most, after", `${before.own} MB, ${most.own} MB, ${after.own} MB`);
    report.figure("memory of its judges together at most", `${most.others} MB`);
    report.none("answered otherwise than it should be", faults);
    const limit = strict ? blockedMs.strict : blockedMs.otherwise;
    report.check(`/healthz never took longer than ${limit} ms`, Math.max(...healthy) <= limit);
    if (strict) report.check(`honest files were judged within ${honestMs} ms`, Math.max(...honest) <= honestMs);
    const { code } = await site.stop();
    report.check("stopped with code 0", code === 0, `code ${code}`);
    return report.print();
  });
}

/** Response times in milliseconds, statuses, and unexpected answers. */
interface Heard {
  healthy: number[];
  honest: number[];
  answers: string[];
  faults: string[];
}

async function probe(url: string, { healthy, faults }: Heard): Promise<void> {
  const from = performance.now();
  const status = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(60_000) }).then(
    (answer) => answer.status,
    () => 0,
  );
  healthy.push(performance.now() - from);
  if (status !== 200) faults.push(`/healthz: ${status}`);
}

/** Sends a bomb, every third one by the form. */
async function attack(
  url: string,
  vacancy: VacancyDetail,
  [what, { bytes, as }]: NamedBomb = ["", { bytes: Buffer.alloc(0), as: "docx" }],
  index: number,
  { answers, faults }: Heard,
): Promise<void> {
  const byForm = index % 3 === 2;
  const status = await (byForm ? byItsForm : byCalls)(url, vacancy, keyFor(vacancy, as), bytes);
  answers.push(String(status));
  const isRefused = status === 422 || status === 503;
  if (!isRefused) faults.push(`${what}${byForm ? ", by the form" : ""}: ${status}`);
}

async function applyHonestly(url: string, vacancy: VacancyDetail, index: number, heard: Heard): Promise<void> {
  const kinds = ["docx", "pdf", "png"] as const;
  const kind = kinds[index % kinds.length] ?? "docx";
  const bytes =
    kind === "docx" ? uniqueText(200_000) : kind === "pdf" ? packedPdf() : await uniquePicture("png", 900, 600);
  const from = performance.now();
  const status = await byCalls(url, vacancy, keyFor(vacancy, kind), bytes, { patient: true });
  heard.honest.push(performance.now() - from);
  if (status !== 200) heard.faults.push(`an honest ${kind}: ${status}`);
}

interface Bomb {
  bytes: Buffer;
  as: "docx" | "pdf" | "png";
}

type NamedBomb = [what: string, bomb: Bomb];

async function allBombs(): Promise<NamedBomb[]> {
  return Object.entries({
    "a Word file with a long name": { as: "docx", bytes: longNamedWord(100_000) },
    "a PDF with a script of 1 GB": { as: "pdf", bytes: scriptBombPdf(1000) },
    "a JPEG of 40 million pixels in layers": { as: "png", bytes: await layeredJpeg() },
    "a Word file that unpacks to 1 GB": { as: "docx", bytes: unpackingWord(1000) },
    "a PDF with a script of 4 GB": { as: "pdf", bytes: scriptBombPdf(4000) },
    "a PNG of 40 million pixels in layers": { as: "png", bytes: await layeredPng() },
    "an Excel file of references": { as: "docx", bytes: repeatingOffice(100, 250_000) },
  } satisfies Record<string, Bomb>);
}

const keyFor = ({ documents }: VacancyDetail, type: string) =>
  documents.find(({ types }) => (types as string[]).includes(type))?.key ?? "";

/** Sends a file as the page's script does; resolves to the last status. With `patient`, it retries while too many are waiting. */
async function byCalls(
  url: string,
  vacancy: VacancyDetail,
  key: string,
  bytes: Buffer,
  { patient = false } = {},
): Promise<number> {
  const headers = fromElsewhere();
  const announced = { vacancy: vacancy.id, key, name: "cv", size: bytes.length };
  const begun = await postJson(url, uploadsPath, announced, { headers });
  const id = begun.body.data?.["upload_id"];
  if (typeof id !== "string") return begun.status ?? 0;
  const send = (offset: number) =>
    call(url, `${uploadsPath}/${id}`, {
      method: "PATCH",
      headers: { ...headers, "content-type": "application/partial-upload", "upload-offset": String(offset) },
      body: bytes.subarray(offset),
    });
  let piece = await send(0);
  for (let tries = 0; patient && piece.status === 503 && tries < 30; tries += 1) {
    await wait(1000);
    piece = await send(bytes.length);
  }
  return piece.status ?? 0;
}

/** Sends a file as a browser without script does. */
async function byItsForm(url: string, vacancy: VacancyDetail, key: string, bytes: Buffer): Promise<number> {
  const boundary = "----setu-drill";
  const email = `bomb-${randomUUID()}@example.org`;
  try {
    const answer = await fetch(`${url}/application/${vacancy.id}`, {
      method: "POST",
      headers: { ...fromElsewhere(), "content-type": `multipart/form-data; boundary=${boundary}` },
      body: new Uint8Array(formBody({ vacancy, email, files: { [key]: bytes } }, boundary)),
      redirect: "manual",
      signal: AbortSignal.timeout(60_000),
    });
    return answer.status;
  } catch {
    return 0;
  }
}

/** Starts a task every `ms` until `endsAt`, without waiting for the earlier ones; then waits for all of them. */
async function every(ms: number, endsAt: number, task: (index: number) => Promise<void>): Promise<void> {
  const begun: Promise<void>[] = [];
  for (let index = 0; performance.now() < endsAt; index += 1) {
    begun.push(task(index));
    await wait(ms);
  }
  await Promise.all(begun);
}

if (process.argv[1] === import.meta.filename) {
  process.exit((await bombsDrill({ seconds: 180, perMinute: 40, strict: true })) ? 0 : 1);
}
