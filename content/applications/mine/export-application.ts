import path from "node:path";
import { PassThrough, type Readable } from "node:stream";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { ZipFile } from "yazl";
import type { Applicants } from "../apply/open-vacancy.ts";
import { applicationTexts } from "../apply/texts.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import { myApplication, storedBehind } from "./my-application.ts";

/** Everything that is held about an application, for its applicant. */
export interface ApplicationExport {
  /** The file name of the download: `A-7F3K-92QX-M.zip`. */
  filename: string;
  archive: Readable;
}

/**
 * An applicant's copy: all texts and dates as JSON, the consent, the mails, and the documents. A document that was not
 * found clean is left out; the list says so.
 * @throws FrontApiError `forbidden` for an invalid link, or one that only permits reading.
 */
export async function exportApplication(
  applicants: Applicants,
  token: string,
  locale: Locale,
): Promise<ApplicationExport> {
  const { stored, purpose } = await storedBehind(applicants, token, locale);
  if (purpose !== "track") throw new FrontApiError("forbidden", applicationTexts[locale].linkExpired);
  const shown = await myApplication(applicants, token, locale);
  const { docs: mails } = await applicants.payload.find({
    collection: "applicant-mails",
    // A mail about a stage is only for the staff until it is sent.
    where: { application: { equals: stored.id }, or: [{ step: { exists: false } }, { state: { equals: "sent" } }] },
    select: { subject: true, text: true, createdAt: true, sentAt: true },
    sort: "createdAt",
    limit: 200,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const { may: _, ...application } = shown;
  const told = {
    exported_at: new Date().toISOString(),
    application: {
      ...application,
      consent: { version: stored.consentVersion, text: stored.consentText },
      corrections: stored.changes ?? [],
      files: application.files.map((file, index) => ({
        ...file,
        in_this_archive: file.state === "stored" ? nameOf(stored.files[index], index) : null,
      })),
    },
    // Without their links, with which anybody could do all that the applicant may.
    mails: mails.map(({ subject, text, createdAt, sentAt }) => ({
      subject,
      text: String(text).replace(/\S+\?link=\S+/g, "…"),
      written_at: createdAt,
      sent_at: sentAt ?? null,
    })),
  };
  const zip = new ZipFile();
  // Not compressed again: PDFs, pictures and Word documents already are.
  const options = { compress: false };
  zip.addBuffer(Buffer.from(`${JSON.stringify(told, null, 2)}\n`), "application.json", options);
  for (const [index, document] of stored.files.entries()) {
    if (application.files[index]?.state !== "stored") continue;
    zip.addFile(path.join(applicants.documents, document.id), nameOf(document, index), options);
  }
  const archive = new PassThrough();
  // A document that has been deleted meanwhile ends this download only, not the site.
  zip.on("error", (error: Error) => archive.destroy(error));
  zip.outputStream.pipe(archive);
  zip.end();
  return { filename: `${stored.reference}.zip`, archive };
}

/** A file name that is valid on every system; the list has the applicant's own. */
const nameOf = (document: StoredDocument | undefined, index: number) =>
  `documents/${index + 1}-${document?.key.replace(/[^\w-]/g, "_")}.${document?.type}`;
