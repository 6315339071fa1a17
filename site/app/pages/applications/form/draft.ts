import type { Attempt } from "../../../sending/attempt.ts";
import { dropStored, readKept, writeStored } from "../../../storage.ts";

/** An upload, as stored on this device. */
export interface KeptDocument {
  /** Empty until the server has assigned one. */
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  stored: boolean;
}

/** An unsent form, as stored on this device. */
export interface Draft {
  /** When it was last written, in milliseconds since 1970. */
  at: number;
  /** Keyed by the names of the fields. */
  words: Record<string, string>;
  /** Keyed by the vacancy's documents. */
  documents: Record<string, KeptDocument>;
  /** The last attempt to send it, and whether the answer is still missing. */
  attempt?: Attempt & { pending: boolean };
  /** The idempotency key of the next content that is sent. It is made early, so that all tabs have the same. */
  nextKey?: string;
}

const draftLifeMs = 30 * 24 * 3600_000;
const prefixes = ["setu.application.", "setu.correction."];

export const draftKeyOf = (vacancy: number): string => `${prefixes[0]}${vacancy}`;
export const correctionKeyOf = (reference: string): string => `${prefixes[1]}${reference}`;

const emptyDraft = (): Draft => ({ at: Date.now(), words: {}, documents: {} });

export const isEmptyDraft = ({ words, documents }: Draft): boolean =>
  Object.keys(words).length + Object.keys(documents).length === 0;

const receiptKeyOf = (key: string): string => `${key}.receipt`;

/**
 * Tells other tabs the receipt of the application that a draft has become. It is not kept on the device: a person who
 * opens the form later may want to apply again.
 */
export function tellReceipt(key: string, receipt: string): void {
  writeStored(receiptKeyOf(key), receipt);
  dropStored(receiptKeyOf(key));
}

/** Returns the receipt that another tab tells by `tellReceipt`. */
export const toldReceipt = (key: string, { key: changed, newValue }: StorageEvent): string | undefined =>
  changed === receiptKeyOf(key) ? (newValue ?? undefined) : undefined;

export const readDraft = (key: string): Draft => {
  const kept = readKept<Draft>(key, draftLifeMs);
  return kept?.words && kept.documents ? kept : emptyDraft();
};

/** Stores a draft; false if that failed. */
export function writeDraft(key: string, draft: Draft): boolean {
  if (!isEmptyDraft(draft)) return writeStored(key, JSON.stringify(draft));
  dropStored(key);
  return true;
}

/** Deletes all drafts that are too old, of any vacancy. */
export function dropOldDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (prefixes.some((prefix) => key.startsWith(prefix))) readKept(key, draftLifeMs);
    }
  } catch {
    // Storage is blocked, so there are no drafts.
  }
}

const notOfTheApplicant = /^(form_token|idempotency_key|website|link|intent|vacancy|corrections_made|file\..*)$/;

/** Returns the applicant's input in a form, which tells whether one attempt repeats another. */
export const saidIn = (form: FormData): string =>
  JSON.stringify([...form].filter(([name, value]) => typeof value === "string" && !notOfTheApplicant.test(name)));
