import { randomUUID } from "node:crypto";
import type { ApplicationRequest } from "@setu/contract/applications";
import type { Locale } from "@setu/contract/locale";
import type { FieldErrors } from "@setu/contract/shapes/envelope";
import type { VacancyDetail } from "@setu/contract/vacancies";
import { uploadTexts } from "../../uploads/texts.ts";
import type { Upload } from "../../uploads/uploads.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import type { Applicants } from "./open-vacancy.ts";
import { applicationTexts } from "./texts.ts";

/** The complete uploads among those named that are for this vacancy. */
export async function uploadsOf(
  { uploads }: Applicants,
  { files, vacancy }: Pick<ApplicationRequest, "files" | "vacancy">,
): Promise<Upload[]> {
  const named = Object.entries(files).filter(([, id]) => id !== "");
  const found = await Promise.all(
    named.map(async ([key, id]) => {
      const upload = await uploads.find(id);
      return upload?.key === key && upload.vacancy === vacancy && upload.inspected ? upload : undefined;
    }),
  );
  return found.filter((upload) => upload !== undefined);
}

/**
 * The faults of the documents that are named in `files`, by field; `sent` are those that have arrived.
 * @param asksAll whether a required document that is not named is a fault too.
 */
export function documentFaults(
  { documents }: VacancyDetail,
  { files, sent, asksAll }: { files: Record<string, string>; sent: Upload[]; asksAll: boolean },
  locale: Locale,
): FieldErrors {
  const texts = applicationTexts[locale];
  const errors: FieldErrors = {};
  for (const { key, required } of documents) {
    if (sent.some((upload) => upload.key === key)) continue;
    if (files[key]) errors[`files.${key}`] = [uploadTexts[locale].documentGone];
    else if (asksAll && required) errors[`files.${key}`] = [texts.document];
  }
  for (const key of Object.keys(files)) {
    if (!documents.some((document) => document.key === key))
      errors[`files.${key}`] = [uploadTexts[locale].unknownDocument];
  }
  return errors;
}

/** The stored form of a document whose upload has been judged. */
export function documentOf(
  { id: from, key, name, inspected }: Upload,
  { documents }: VacancyDetail,
  scans: boolean,
): StoredDocument {
  if (!inspected) throw new Error("A document is stored that nobody has judged.");
  const label = documents.find((document) => document.key === key)?.label ?? key;
  return { id: randomUUID(), key, label, name, ...inspected, scan: scans ? "pending" : "checked", from };
}
