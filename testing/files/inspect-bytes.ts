import {
  type InspectedFile,
  mimes,
  type Refusal,
  RefusedFile,
  type SentFileType,
} from "../../content/uploads/judging/inspect.ts";
import { judgeBytes } from "../../content/uploads/judging/judge-bytes.ts";

const all: SentFileType[] = ["pdf", "docx", "jpg", "png", "webp"];

/** Checks bytes like a finished upload, but within this process; also returns the bytes to be stored. */
export async function inspectBytes(bytes: Buffer, allowed = all): Promise<InspectedFile & { stored: Buffer }> {
  const original = Buffer.from(bytes);
  let stored = bytes;
  const verdict = await judgeBytes(bytes, allowed, (picture) => {
    stored = picture;
  });
  if (!bytes.equals(original)) throw new Error("The judge changed what it was given.");
  if ("refused" in verdict) throw new RefusedFile(verdict.refused, verdict.message);
  return { ...verdict, mime: mimes[verdict.type], stored };
}

/** Why bytes are refused; undefined if they are accepted. */
export const reasonFor = (bytes: Buffer, allowed = all): Promise<Refusal | undefined> =>
  inspectBytes(bytes, allowed).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof RefusedFile) return error.reason;
      throw error;
    },
  );
