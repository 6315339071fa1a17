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

/** What the operations on complaints need. */
export interface Complaints {
  payload: Payload;
  secret: string;
}

/** The mails that follow from a complaint's row. */
export const complaintMails = ["writerMail", "handlersMail"] as const;
export type ComplaintMail = (typeof complaintMails)[number];

/** An entry of a complaint's log, never changed. `by` is a handler's name of that day; null for the writer. */
export type LogEntry = { at: string; by: string | null } & (
  | { what: "acknowledged" | "withdrew" | "closed" | "opened" | "spam" | "noSpam" | "released" }
  | { what: "wrote" | "noted" | "appealed" | "held"; text: string }
  | { what: "entered"; door: ComplaintDoor }
  | { what: "sawFile"; file: number }
  | { what: "extended"; text: string; until: string }
  | { what: "decided"; text: string; outcome: ComplaintOutcome; user: number }
);

/** A complaint with everything that was done about it: one row. */
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
      /** Sealed; null where there is none, or no longer. */
      contact: string | null;
      /** Whether there is an address among it. */
      hasEmail: boolean;
      /** For second handlers alone. */
      restricted: boolean;
      locale: string;
      state: ComplaintState;
      log: LogEntry[] | null;
      files: ComplaintFile[] | null;
      /** When its files are due to be scanned; null when none are. */
      scanDueAt: number | null;
      /** Grows with each write of state or log: nobody overwrites what they have not read. */
      moves: number;
      codeHash: string;
      contentHash: string;
      receivedAt: string;
      /** When it was decided, closed, withdrawn or taken for spam; null while it is open. */
      endedAt: string | null;
      /** Nothing of it is erased, for a reason that the log has. */
      held: boolean;
      /** The day in Nepal on which the handlers were last told that it is late. */
      toldDay: number | null;
      createdAt: string;
    }
  >;

/** The states in which the firm has something to do. */
export const openStates = ["received", "acknowledged", "review", "appealed"] as const satisfies ComplaintState[];
export const isOpen = (state: ComplaintState): boolean => (openStates as readonly string[]).includes(state);

/** The number that writer and firm both see: `C-000123`. */
export const complaintReference = (id: number): string => `C-${String(id).padStart(6, "0")}`;

/** The decision in force. */
export const decisionIn = ({ log }: Pick<StoredComplaint, "log">) =>
  (log ?? []).findLast((entry) => entry.what === "decided");
/** The appeal; there is one at most. */
export const appealIn = ({ log }: Pick<StoredComplaint, "log">) => log?.find((entry) => entry.what === "appealed");
