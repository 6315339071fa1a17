import multipart, { type MultipartFile } from "@fastify/multipart";
import type { UploadCalls } from "@setu/content/open";
import { FrontApiError, isFrontApiError } from "@setu/contract/errors";
import { type Locale, localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { failure } from "./failures.ts";
import { networkOf, type RateLimiter, siteGroups } from "./rate-limiter.ts";
import { serverTexts } from "./server-texts.ts";

const megabyte = 1_000_000;

/** The pages whose forms bring files to a complaint. */
const complaintForms: string[] = [pages.complaints.path, pages.complaintStatus.path];

/** Lets the pages' forms contain files: their texts are short, and the field limits the file. */
export const acceptFiles = (app: FastifyInstance) =>
  app.register(multipart, {
    limits: { fileSize: 11 * megabyte, files: 12, fields: 80, fieldSize: 30_000, headerPairs: 50 },
    throwFileSizeLimit: false,
  });

export interface FileLimiters {
  /** Limits on forms with files, and on files, whether sent in forms or ahead of them. */
  forms: RateLimiter;
  files: RateLimiter;
}

interface PostedForm {
  body: string;
  /**
   * The error for a file that was refused for another reason than its content: the form comes back with it, and with
   * everything that was typed.
   */
  held: FrontApiError | undefined;
}

/**
 * Reads a form that was sent without JavaScript, and returns it like one without files: each file is passed to the uploads as it
 * arrives, and `file.cv` becomes `files.cv`, the upload's name, or `refused.cv`, the reason for the refusal. From a visitor over
 * the limits only the fields are read, and no file is accepted.
 */
export async function postedForm(
  request: FastifyRequest,
  { uploads, locale, limiters }: { uploads: UploadCalls; locale: Locale; limiters: FileLimiters },
): Promise<PostedForm> {
  if (!request.isMultipart()) return { body: String(request.body ?? ""), held: undefined };
  const [path = ""] = request.url.split("?");
  const [, subject = ""] = /\/application\/(\d+|track)$/.exec(path) ?? [];
  const isComplaint = complaintForms.includes(localizedPath(path, "en"));
  if (!subject && !isComplaint) throw failure("unsupportedMediaType", locale);
  const sender = networkOf(request.ip, siteGroups);
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
    const filesWait = await limiters.files.take(sender);
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
        // The form ends within the file, or its connection broke: not a fault of the disk, whose errors name a system call.
        const isOurs = isFrontApiError(error) || (error instanceof Error && "syscall" in error);
        if (!isOurs && (broken || part.file.destroyed)) throw failure("badRequest", locale, error);
        if (!isFrontApiError(error)) throw error;
        if (error.code === "tooManyRequests" || error.code === "unavailable") held ??= error;
        form.set(`refused.${key}`, error.message);
        part.file.resume();
      }
    }
  }
  // A browser sends each file before the field with the name of its earlier upload.
  for (const [key, name] of files) form.set(`files.${key}`, name);
  return { body: form.toString(), held };
}

/** Yields the parts of a form. An invalid or incomplete form is the sender's fault, which the parser does not distinguish. */
async function* partsOf(request: FastifyRequest, locale: Locale) {
  try {
    for await (const part of request.parts()) {
      // The parser's types promise a name, but it can be missing.
      if (typeof part.fieldname !== "string") throw failure("badRequest", locale);
      yield part;
    }
  } catch (error) {
    const isRefusal = isFrontApiError(error) || (error instanceof Error && "statusCode" in error);
    throw isRefusal ? error : failure("badRequest", locale, error);
  }
}
