import type { ScannedRows } from "../../uploads/scanning/scan-files.ts";
import type { StoredFile } from "../../uploads/stored-file.ts";

/** A document of an application, as stored in its row. */
export interface StoredDocument extends StoredFile {
  key: string;
  /** The vacancy's name for it at that time. */
  label: string;
  /** The applicant's name for it. */
  name: string;
  /** When it replaced another document; absent if it came with the application. */
  since?: string;
  /** The documents that it replaced, latest first; their files are deleted. */
  earlier?: { name: string; sha256: string; until: string }[];
}

/** The rows that name documents, for the virus scanner. */
export const scannedApplications: ScannedRows = { table: "applications", revision: "revision" };
