import type {
  ComplaintDoor,
  ComplaintKind,
  ComplaintOutcome,
  ComplaintState,
  ComplaintTopic,
  ComplaintWay,
} from "@setu/contract/complaints/complaint-fields";
import type { Payload } from "payload";
import type { StoredFields } from "../model/item.ts";
import type { MailState } from "../platform/mail/mail-state.ts";
import type { ComplaintFile } from "./files/complaint-file.ts";

/** The dependencies of the operations on complaints. */
export interface Complaints {
  payload: Payload;
  secret: string;
}

/** The mails that are queued in a complaint's row. */
export const complaintMails = ["writerMail", "handlersMail"] as const;
export type ComplaintMail = (typeof complaintMails)[number];

/**
 * An entry of a complaint's log, never changed. `by` is the handler's name at the time; null for the writer. `key` is the idempotency
 * key of a handler's text. `tells` are those to whom a mail about it was queued, if they have an address.
 */
export type LogEntry = { at: string; by: string | null; tells?: "writer" | "handlers" } & (
  | { what: "acknowledged" | "withdrew" | "closed" | "opened" | "spam" | "noSpam" | "released" }
  | { what: "noted" | "held"; text: string; key?: string }
  | { what: "wrote" | "appealed"; text: string; key?: string; files?: number[] }
  | { what: "entered"; door: ComplaintDoor }
  | { what: "sawFile"; file: number }
  | { what: "extended"; text: string; key?: string; until: string }
  | { what: "decided"; text: string; key?: string; outcome: ComplaintOutcome; user: number }
);

/** A complaint with its log: one row. */
export type StoredComplaint = Record<ComplaintMail, MailState> &
  StoredFields<
    "complaints",
    {
      id: number;
      kind: ComplaintKind;
      topic: ComplaintTopic | null;
      subject: string;
      description: string;
      place: string;
      way: ComplaintWay;
      /** Encrypted; null if there is none, or it has been erased. */
      contact: string | null;
      /** Whether the contact has an email address. */
      hasEmail: boolean;
      /** Whether only second handlers may read it. */
      restricted: boolean;
      locale: string;
      state: ComplaintState;
      log: LogEntry[] | null;
      files: ComplaintFile[] | null;
      /** The time at which its files are due to be scanned; null when none are. */
      scanDueAt: number | null;
      /** Rises with each write of state or log, so that nobody overwrites a change that they have not read. */
      moves: number;
      codeHash: string;
      contentHash: string;
      receivedAt: string;
      /** The time at which it was decided, closed, withdrawn or marked as spam; null while it is open. */
      endedAt: string | null;
      /** Whether it is on hold: nothing of it is erased, for a reason in the log. */
      held: boolean;
      /** The day in Nepal on which the handlers were last told that it is late. */
      toldDay: number | null;
      /** The time at which its mails are due, in ms since 1970; null when none are. Each change that queues one sets it, and so does a claim. */
      mailDueAt: number | null;
      createdAt: string;
    }
  >;

/** The states in which the firm has to act. */
export const openStates = ["received", "acknowledged", "review", "appealed"] as const satisfies ComplaintState[];
export const isOpen = (state: ComplaintState): boolean => (openStates as readonly string[]).includes(state);

/** The number that both the writer and the firm see: `C-000123`. */
export const complaintReference = (id: number): string => `C-${String(id).padStart(6, "0")}`;

/** The numbers of the files, from 1 on, that came with an entry. */
export const addedFiles = (entry: LogEntry): number[] => ("files" in entry && entry.files) || [];

/** The latest decision. */
export const decisionIn = ({ log }: Pick<StoredComplaint, "log">) =>
  (log ?? []).findLast((entry) => entry.what === "decided");
/** The appeal; there is at most one. */
export const appealIn = ({ log }: Pick<StoredComplaint, "log">) => log?.find((entry) => entry.what === "appealed");
