import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  type ApplicantFileType,
  type InspectedFile,
  inspectFile,
  type Refusal,
  RefusedFile,
} from "../content/applicants/inspect.ts";

const all: ApplicantFileType[] = ["pdf", "docx", "jpg", "png"];

/** Has bytes judged as a finished upload, and sees to it that no other file is left, and a refused one untouched. */
export async function inspectBytes(bytes: Buffer, allowed = all): Promise<InspectedFile & { stored: Buffer }> {
  const folder = await mkdtemp(path.join(tmpdir(), "setu-inspect-"));
  const file = path.join(folder, "upload");
  try {
    await writeFile(file, bytes);
    const outcome = await inspectFile(file, allowed).catch((error: unknown) => {
      if (error instanceof RefusedFile) return error;
      throw error;
    });
    const left = await readdir(folder);
    if (left.length !== 1) throw new Error(`Left behind: ${left}`);
    const stored = await readFile(file);
    if (!(outcome instanceof RefusedFile)) return { ...outcome, stored };
    if (!stored.equals(bytes)) throw new Error("A refused file was changed.");
    throw outcome;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Why bytes are refused; undefined when they are taken. */
export const reasonFor = (bytes: Buffer, allowed = all): Promise<Refusal | undefined> =>
  inspectBytes(bytes, allowed).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof RefusedFile) return error.reason;
      throw error;
    },
  );
