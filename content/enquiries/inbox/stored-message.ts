import type { StoredFields } from "../../model/item.ts";
import type { MailState } from "../../platform/mail/mail-state.ts";
import type { MessageState } from "./message-states.ts";

/** The automatic mails about a message. */
export const ownMails = ["firmMail", "senderMail"] as const;
export type OwnMail = (typeof ownMails)[number];

/** An entry of a message's log, never changed. `by` is the user's name at the time. */
export type LogEntry = { at: string; by: string } & (
  | { what: "moved"; from: MessageState; to: MessageState }
  | { what: "assigned"; to: string | null }
  | { what: "noted"; text: string }
  | { what: "answered"; answer: number }
  | { what: "madeFaq"; faq: number }
  | { what: "retried"; mail: OwnMail | "answer" }
);

/** A visitor's message with its log: one row. */
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
      /** The id of the FAQ that the feedback is about; feedback has no sender. */
      faq: number | null;
      locale: string;
      suspicious: boolean;
      reasons: string | null;
      state: MessageState;
      assignee: number | null;
      log: LogEntry[] | null;
      /** Rises with each write of state, assignee or log, so that nobody overwrites a change that they have not read. */
      moves: number | null;
      erasedAt: string | null;
      createdAt: string;
    }
  >;

/** A staff member's answer; its row is its own outbox. */
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
