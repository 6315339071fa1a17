import { dropStored, readKept, writeStored } from "../../../storage.ts";

/** An upload, as this device remembers it. */
export interface KeptDocument {
  /** Empty until the server has given it a name. */
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  stored: boolean;
}

/** An unsent form, as this device keeps it. */
export interface Draft {
  /** Milliseconds since 1970: when it was last written. */
  at: number;
  /** By the names of the fields. */
  words: Record<string, string>;
  /** By the vacancy's names of its documents. */
  documents: Record<string, KeptDocument>;
  /** The last attempt to send it: its key, what it sent, and whether no answer has come. */
  attempt?: { key: string; of: string; pending: boolean };
}

const draftLifeMs = 30 * 24 * 3600_000;
const prefixes = ["setu.application.", "setu.correction."];

export const draftKeyOf = (vacancy: number): string => `${prefixes[0]}${vacancy}`;
export const correctionKeyOf = (reference: string): string => `${prefixes[1]}${reference}`;

const emptyDraft = (): Draft => ({ at: Date.now(), words: {}, documents: {} });

export const isEmptyDraft = ({ words, documents }: Draft): boolean =>
  Object.keys(words).length + Object.keys(documents).length === 0;

export const readDraft = (key: string): Draft => {
  const kept = readKept<Draft>(key, draftLifeMs);
  return kept?.words && kept.documents ? kept : emptyDraft();
};

/** False when it could not be kept. */
export function writeDraft(key: string, draft: Draft): boolean {
  if (!isEmptyDraft(draft)) return writeStored(key, JSON.stringify(draft));
  dropStored(key);
  return true;
}

/** Drops all drafts that are too old, of any vacancy. */
export function dropOldDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (prefixes.some((prefix) => key.startsWith(prefix))) readKept(key, draftLifeMs);
    }
  } catch {
    // Storage is closed, so there are no drafts.
  }
}

const notOfTheApplicant = /^(form_token|idempotency_key|website|link|intent|vacancy|file\..*)$/;

/** The applicant's words in a form, which tell whether one attempt repeats another. */
export const saidIn = (form: FormData): string =>
  JSON.stringify([...form].filter(([name, value]) => typeof value === "string" && !notOfTheApplicant.test(name)));
