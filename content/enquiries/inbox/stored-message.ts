import type { StoredFields } from "../../model/item.ts";
import type { MailState } from "../../platform/mail/mail-state.ts";
import type { MessageState } from "./message-states.ts";

/** The mails that a message brings about by itself. */
export const ownMails = ["firmMail", "senderMail"] as const;
export type OwnMail = (typeof ownMails)[number];

/** A line of what was done with a message: written once, by nobody changed. `by` is a name as it was then. */
export type LogEntry = { at: string; by: string } & (
  | { what: "moved"; from: MessageState; to: MessageState }
  | { what: "assigned"; to: string | null }
  | { what: "noted"; text: string }
  | { what: "answered"; answer: number }
  | { what: "retried"; mail: OwnMail | "answer" }
);

/** A visitor's message with all that the staff did about it, as it stands in its one row. */
export type StoredMessage = Record<OwnMail, MailState> &
  StoredFields<
    "contact-messages",
    {
      id: number;
      name: string;
      company: string;
      country: string;
      email: string;
      phone: string;
      message: string;
      locale: string;
      suspicious: boolean;
      reasons: string | null;
      state: MessageState;
      assignee: number | null;
      log: LogEntry[] | null;
      /** How often state, assignee or log were written: nobody overwrites what they have not read. */
      moves: number | null;
      erasedAt: string | null;
      createdAt: string;
    }
  >;

/** An answer of the staff's; its row is its mail's outbox. */
export type StoredAnswer = MailState &
  StoredFields<
    "contact-answers",
    {
      id: number;
      message: number;
      by: string;
      locale: string;
      subject: string;
      text: string;
      key: string;
      createdAt: string;
    }
  >;
