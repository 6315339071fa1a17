import { randomUUID } from "node:crypto";
import { type FileHandle, open, rename, rm, stat, statfs } from "node:fs/promises";
import { z } from "zod";
import { type Judge, JudgeDied } from "../../platform/files/bounded/judge.ts";
import { RefusedFile, refusals } from "../../platform/files/inspection/refused-file.ts";

// biome-ignore lint/performance/noBarrelFile: the module that throws an error also exports it.
export { type Refusal, RefusedFile } from "../../platform/files/inspection/refused-file.ts";

export const mimes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
} as const;
export type SentFileType = keyof typeof mimes;

const flags = ["script", "launch", "attachments", "links", "restricted"] as const;
/** A warning to the reviewer of a document, before they open it. */
export type FileFlag = (typeof flags)[number];

/** The type of a file by its bytes, and warnings about what opening it would do. */
export interface InspectedFile {
  type: SentFileType;
  mime: string;
  size: number;
  sha256: string;
  flags: FileFlag[];
}

const Said = z.union([
  z.object({
    type: z.enum(["pdf", "docx", "jpg", "png", "webp"]),
    size: z.int(),
    sha256: z.string(),
    flags: z.array(z.enum(flags)),
  }),
  z.object({ refused: z.enum(refusals), message: z.string() }),
]);

interface Circumstances {
  judge: Judge;
  allowed: readonly SentFileType[];
  /** The sender of the file: no sender's files wait behind all of another's. */
  sender: string;
}

/** Processor seconds: the slowest honest files took 0.6 s and 4 s. */
const cpuSeconds = { picture: 10, other: 4 };

/**
 * Judges a finished upload by its bytes, regardless of its name, in a separate process. Pictures are redrawn in place, so
 * the stored file may differ from the upload. A refused file is left as it is.
 * @param file an absolute path; its size has been limited before
 * @throws RefusedFile; QueueFull or NoJudge when it cannot be judged now
 */
export async function inspectFile(file: string, { judge, allowed, sender }: Circumstances): Promise<InspectedFile> {
  const kind = await kindOf(file);
  const draft = `${file}.${randomUUID()}`;
  const opened: FileHandle[] = [];
  const handle = async (name: string, flag: string) => {
    const one = await open(name, flag, 0o600);
    opened.push(one);
    return one;
  };
  try {
    const verdict = await judge.run(
      sender,
      kind,
      async () => {
        const input = await handle(file, "r");
        const output = kind === "picture" ? { output: (await handle(draft, "wx")).fd } : {};
        return { words: ["applicant", ...allowed], input: input.fd, cpuSeconds: cpuSeconds[kind], ...output };
      },
      async () => {
        await opened[1]?.sync();
        for (const one of opened) await one.close();
      },
    );
    const said = Said.parse(verdict);
    if ("refused" in said) throw new RefusedFile(said.refused, said.message);
    if (kind === "picture") await rename(draft, file);
    return { ...said, mime: mimes[said.type] };
  } catch (error) {
    const isFull = error instanceof JudgeDied && (await lacksRoomFor(file));
    await rm(draft, { force: true });
    // The disk is at fault, not the file: a process with limits dies of it without a message.
    if (isFull) throw Object.assign(new Error("No room to redraw a picture."), { code: "ENOSPC", cause: error });
    if (error instanceof JudgeDied) throw new RefusedFile("heavy", error.message, { cause: error });
    throw error;
  }
}

/** Whether the disk has less free space than the file's own size. */
async function lacksRoomFor(file: string): Promise<boolean> {
  const [{ bavail, bsize }, { size }] = await Promise.all([statfs(file), stat(file)]);
  return bavail * bsize < size;
}

/** Whether the first bytes are those of a picture; the judge decides whether it is one. */
async function kindOf(file: string): Promise<"picture" | "other"> {
  const handle = await open(file, "r");
  try {
    const { buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return /^(ffd8ff|89504e47|52494646.{8}57454250)/.test(buffer.toString("hex")) ? "picture" : "other";
  } finally {
    await handle.close();
  }
}
