import multipart, { type MultipartFile } from "@fastify/multipart";
import type { UploadCalls } from "@setu/content/open";
import { FrontApiError, isFrontApiError } from "@setu/contract/errors";
import { type Locale, localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { failure } from "./failures.ts";
import { networkOf, type RateLimiter } from "./rate-limiter.ts";
import { serverTexts } from "./server-texts.ts";

const megabyte = 1_000_000;

/** Lets the pages' forms bring files: the words are few, and a file is bounded by what asks for it. */
export const acceptFiles = (app: FastifyInstance) =>
  app.register(multipart, {
    limits: { fileSize: 11 * megabyte, files: 12, fields: 80, fieldSize: 30_000, headerPairs: 50 },
    throwFileSizeLimit: false,
  });

export interface FileLimiters {
  /** Limits on forms with files, and on files, whether they come in forms or ahead of them. */
  forms: RateLimiter;
  files: RateLimiter;
}

interface PostedForm {
  body: string;
  /** Why a file was not taken that is not at fault itself: the form comes back with it, and all that was typed. */
  held: FrontApiError | undefined;
}

/**
 * What a form without JavaScript sent, as a form without files would have sent it: each file goes to the uploads as it comes, and
 * `file.cv` becomes `files.cv`, its name there, or `refused.cv`, why it is not. Whoever sends too much has their words read, and
 * no file taken.
 */
export async function postedForm(
  request: FastifyRequest,
  { uploads, locale, limiters }: { uploads: UploadCalls; locale: Locale; limiters: FileLimiters },
): Promise<PostedForm> {
  if (!request.isMultipart()) return { body: String(request.body ?? ""), held: undefined };
  const [path = ""] = request.url.split("?");
  const [, subject = ""] = /\/application\/(\d+|track)$/.exec(path) ?? [];
  const isComplaint = localizedPath(path, "en") === pages.complaints.path;
  if (!subject && !isComplaint) throw failure("unsupportedMediaType", locale);
  const sender = networkOf(request.ip);
  const tooMany = (wait: number) =>
    new FrontApiError("tooManyRequests", serverTexts[locale].tooManyFiles, { retryAfterSeconds: wait });
  const wait = await limiters.forms.take(request.ip);
  let held = wait > 0 ? tooMany(wait) : undefined;
  const form = new URLSearchParams();
  const files = new Map<string, string>();
  const vacancyOf = () => {
    if (isComplaint) return undefined;
    // Where an application is corrected, the form names its vacancy before it comes to the files.
    return Number(subject === "track" ? form.get("vacancy") : subject);
  };

  const take = async (key: string, { filename, file }: MultipartFile): Promise<string> => {
    if (held) throw held;
    if (files.has(key)) throw new FrontApiError("invalid", serverTexts[locale].oneFile);
    const filesWait = await limiters.files.take(request.ip);
    if (filesWait > 0) throw tooMany(filesWait);
    const document = { vacancy: vacancyOf(), key, name: filename };
    return (await uploads.take(document, { stream: file, sender, locale })).upload_id;
  };

  for await (const part of partsOf(request, locale)) {
    const key = part.fieldname.replace(/^file\./, "");
    if (part.type === "field") {
      if (typeof part.value === "string") form.append(part.fieldname, part.value);
    } else if (!part.filename) {
      part.file.resume();
    } else {
      let broken: unknown;
      part.file.once("error", (error) => {
        broken = error;
      });
      try {
        files.set(key, await take(key, part));
      } catch (error) {
        // The form ends within the file, or its connection has broken: no fault of the disk's, which names its call.
        const isOurs = isFrontApiError(error) || (error instanceof Error && "syscall" in error);
        if (!isOurs && (broken || part.file.destroyed)) throw failure("badRequest", locale, error);
        if (!isFrontApiError(error)) throw error;
        if (error.code === "tooManyRequests" || error.code === "unavailable") held ??= error;
        form.set(`refused.${key}`, error.message);
        part.file.resume();
      }
    }
  }
  // A browser sends each file before the field that names what came for it last time.
  for (const [key, name] of files) form.set(`files.${key}`, name);
  return { body: form.toString(), held };
}

/** The parts of a form. What is no form, or not all of one, is the sender's fault, and the parser does not say so. */
async function* partsOf(request: FastifyRequest, locale: Locale) {
  try {
    for await (const part of request.parts()) {
      // The parser's types promise a name.
      if (typeof part.fieldname !== "string") throw failure("badRequest", locale);
      yield part;
    }
  } catch (error) {
    const isRefusal = isFrontApiError(error) || (error instanceof Error && "statusCode" in error);
    throw isRefusal ? error : failure("badRequest", locale, error);
  }
}
