import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { VacancyDetail } from "@setu/contract/vacancies";
import { onSeededSite, removedIfInterrupted, type SiteProcess, startSite } from "./machine/site-process.ts";
import { mountSmallDisk, type SmallDisk } from "./machine/small-disk.ts";
import { Report } from "./report.ts";
import {
  type Answer,
  call,
  drilledVacancy,
  postJson,
  sendPiece,
  typedAnswers,
  typedWords,
  uniquePicture,
  uniqueText,
  uploadsPath,
} from "./senders/applying.ts";
import { postForm } from "./senders/forms.ts";
import { privateNames, storedApplications } from "./stored/stored-applications.ts";
import { checkSound } from "./stored/stored-messages.ts";

const locales = ["en", "ne"] as const;
/** The message to the applicant, in each language. */
const noRoom = { en: /no room for this file/, ne: /फाइल राख्ने ठाउँ छैन/ };
const tryAgain = { en: /Nothing is lost: please try again/, ne: /केही हराएको छैन/ };

/** The disk fills up while documents arrive: applicants are told, nothing partial stays, and all works once there is room again. */
export function fullDiskDrill({ uploads }: { uploads: number }): Promise<boolean> {
  return onSeededSite(async (dataDir) => {
    const report = new Report("The disk is full while documents arrive");
    const disk = mountSmallDisk(path.join(dataDir, "private"));
    if (!disk) {
      report.figure("not done", "this user may not mount a small disk (root may)");
      return report.print();
    }
    const fill = async () => {
      const site = await startSite(dataDir);
      await fillAndEmpty({ report, dataDir, disk, site, vacancy: await drilledVacancy(site.url), uploads });
      const { code, ms } = await site.stop();
      report.check("stopped with code 0", code === 0, `code ${code} after ${Math.round(ms)} ms`);
      const log = readFileSync(path.join(dataDir, "log"), "utf8");
      report.check("nothing was thrown that nobody caught", !/Uncaught|Unhandled|triggerUncaught/.test(log));
      checkSound(report, dataDir);
    };
    await removedIfInterrupted(disk.unmount, () => fill().finally(disk.unmount));
    return report.print();
  });
}

interface Drill {
  report: Report;
  dataDir: string;
  disk: SmallDisk;
  site: SiteProcess;
  vacancy: VacancyDetail;
  uploads: number;
}

async function fillAndEmpty({ report, dataDir, disk, site, vacancy, uploads }: Drill): Promise<void> {
  const { url } = site;
  const keyOf = (type: string) => vacancy.documents.find(({ types }) => (types as string[]).includes(type))?.key ?? "";
  const wrong: string[] = [];
  /** Checks that a refusal is 503 with Retry-After, and gives the reason. */
  const isTold = (what: string, { status, body, retryAfter }: Answer, words: RegExp) => {
    const text = [body.message, ...Object.values(body.errors ?? {}).flat()].join(" ");
    if (status !== 503 || !words.test(text) || !(Number(retryAfter) > 0)) {
      wrong.push(`${what}: ${status} ${text}, Retry-After ${retryAfter}`);
    }
  };
  const announce = (type: "docx" | "png", bytes: Buffer, locale: "en" | "ne") =>
    postJson(
      url,
      uploadsPath,
      { vacancy: vacancy.id, key: keyOf(type), name: `cv.${type}`, size: bytes.length },
      { locale },
    );
  const idIn = ({ body }: Answer) => body.data?.["upload_id"] as string | undefined;
  const upload = async (type: "docx" | "png", bytes: Buffer, locale: "en" | "ne" = "en") => {
    const announced = await announce(type, bytes, locale);
    const id = idIn(announced);
    // There may be no room even for its name.
    const answer = id === undefined ? announced : await sendPiece(url, id, 0, bytes, locale);
    return { id, type, locale, bytes, answer };
  };
  const heldBytes = () => {
    const folders = privateNames(dataDir, "uploads").map((name) => path.join(dataDir, "private/uploads", name));
    return folders.flatMap((folder) => readdirSync(folder).map((name) => readFileSync(path.join(folder, name)).length));
  };

  // Two documents are uploaded before; they must still be there afterwards.
  const cv = uniqueText(100_000);
  const scan = await uniquePicture();
  const before = [await upload("docx", cv), await upload("png", scan)];
  report.check(
    "with room documents are taken",
    before.every(({ answer }) => answer.status === 200),
  );

  disk.leave(0);
  const full = privateNames(dataDir, "uploads").length;
  for (const locale of locales) isTold("announced", await announce("docx", cv, locale), noRoom[locale]);
  report.check("what could not be announced leaves nothing", privateNames(dataDir, "uploads").length === full);

  // Room for the beginning of each document, but not nearly for all of them.
  disk.leave(400_000);
  const together = await Promise.all(
    Array.from({ length: uploads }, (_, index) => upload("docx", uniqueText(450_000), locales[index % 2] ?? "en")),
  );
  for (const { answer, locale } of together) isTold("sent", answer, noRoom[locale]);
  report.figure("documents sent at once into too little room", together.length);
  report.check("no byte of them is kept", Math.max(...heldBytes()) < 200_000, `${heldBytes()}`);

  // Re-encoding a picture needs room for a second copy, and a form without script for a first one.
  const picture = await uniquePicture("png", 500, 300);
  disk.leave(picture.length + 20_000);
  const drawn = await upload("png", picture, "ne");
  isTold("a picture that is to be drawn", drawn.answer, noRoom.ne);
  disk.leave(60_000);
  const form = {
    vacancy,
    email: "form@example.org",
    files: { [keyOf("docx")]: uniqueText(2_500_000), [keyOf("png")]: scan },
  };
  const held = privateNames(dataDir, "uploads").length;
  for (const locale of locales) {
    const { status, text } = await postForm(url, { ...form, locale });
    if (status !== 503 || !noRoom[locale].test(text)) wrong.push(`the form: ${status} ${text.slice(0, 200)}`);
  }
  report.check("of what the form brought nothing stays", privateNames(dataDir, "uploads").length === held);
  const pages = await Promise.all(["/", "/ne/careers", `/career/${vacancy.id}`].map((page) => fetch(url + page)));
  report.check(
    "pages are there meanwhile",
    pages.every(({ status }) => status === 200),
  );

  disk.leaveNoNames();
  const files = Object.fromEntries(before.map(({ id }, index) => [keyOf(index === 0 ? "docx" : "png"), id]));
  const words = {
    ...typedWords(vacancy, "full@example.org"),
    vacancy: vacancy.id,
    answers: typedAnswers(vacancy),
    files,
  };
  for (const locale of locales)
    isTold("applied", await postJson(url, "/applications", words, { locale }), tryAgain[locale]);
  const stored = storedApplications(dataDir).length + privateNames(dataDir, "papers").length;
  report.check("nothing is stored", stored === 0);
  report.none("not told plainly, in the applicant's language", wrong);

  disk.makeRoom();
  const again = await Promise.all(
    [...together, drawn].map(async ({ id: begun, type, bytes }) => {
      const known = begun && ((await call(url, `${uploadsPath}/${begun}`)).body.data as { offset: number } | undefined);
      // A lost upload is announced again, as the form does.
      const id = known ? begun : String(idIn(await announce(type, bytes, "en")));
      const offset = known ? known.offset : 0;
      return sendPiece(url, id, offset, bytes.subarray(offset));
    }),
  );
  report.none(
    "the same uploads, refused with room",
    again.filter(({ body }) => body.data?.["status"] !== "stored").map(({ status }) => String(status)),
  );
  const { status } = await postJson(url, "/applications", words);
  report.check("the same application is taken", status === 200, String(status));
  report.check("and the form", (await postForm(url, { ...form, locale: "ne" })).status === 302);
  const sum = createHash("sha256").update(cv).digest("hex");
  const document = storedApplications(dataDir)[0]?.documents.find(({ sha256 }) => sha256 === sum);
  const bytes = document && readFileSync(path.join(dataDir, "private/papers", document.id));
  report.check("its document is what was sent", bytes?.equals(cv) === true);
}

if (process.argv[1] === import.meta.filename) process.exit((await fullDiskDrill({ uploads: 20 })) ? 0 : 1);
