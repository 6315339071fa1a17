import multipart from "@fastify/multipart";
import type { UploadCalls } from "@setu/content/open";
import { isFrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { failure } from "./failures.ts";

const megabyte = 1_000_000;

/** Lets the pages' forms bring files: the words are few, and a file is bounded by its vacancy. */
export const acceptFiles = (app: FastifyInstance) =>
  app.register(multipart, {
    limits: { fileSize: 11 * megabyte, files: 12, fields: 80, fieldSize: 30_000, headerPairs: 50 },
    throwFileSizeLimit: false,
  });

/**
 * What a form without JavaScript sent, as a form without files would have sent it: each file goes to the uploads as it comes, and
 * `file.cv` becomes `files.cv`, its name there, or `refused.cv`, why it is not.
 */
export async function postedForm(
  request: FastifyRequest,
  { uploads, locale }: { uploads: UploadCalls; locale: Locale },
): Promise<string> {
  if (!request.isMultipart()) return String(request.body ?? "");
  const [, subject = ""] = /\/application\/(\d+|track)$/.exec(request.url.split("?")[0] ?? "") ?? [];
  if (!subject) throw failure("unsupportedMediaType", locale);
  const form = new URLSearchParams();
  // Where an application is corrected, the form names its vacancy before it comes to the files.
  const vacancyOf = () => Number(subject === "track" ? form.get("vacancy") : subject);
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
        const { upload_id } = await uploads.take(
          { vacancy: vacancyOf(), key, name: part.filename },
          { line: part.file, locale },
        );
        form.set(`files.${key}`, upload_id);
      } catch (error) {
        // The form ends within the file, or its line has broken: no fault of the disk's, which names its call.
        const isOurs = isFrontApiError(error) || (error instanceof Error && "syscall" in error);
        if (!isOurs && (broken || part.file.destroyed)) throw failure("badRequest", locale, error);
        if (!isFrontApiError(error) || error.status >= 500) throw error;
        form.set(`refused.${key}`, error.message);
        part.file.resume();
      }
    }
  }
  return form.toString();
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
