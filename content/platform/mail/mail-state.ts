import type { Field } from "payload";
import { label } from "../fields/label.ts";
import { readOnly, readOnlyText } from "../fields/read-only.ts";

/** The stored state of a mail. */
export interface MailState {
  state: "pending" | "sent" | "failed" | "withheld";
  attempts: number;
  sentAt?: string | null;
  problem?: string | null;
}

const pending = { value: "pending", label: label("Waiting to be sent", "पठाउन बाँकी") };
const sending = { value: "sending", label: label("Being sent", "पठाइँदै") };
const ended = [
  { value: "sent", label: label("Sent", "पठाइयो") },
  { value: "failed", label: label("Could not be sent", "पठाउन सकिएन") },
  { value: "withheld", label: label("Not sent on purpose", "जानाजान नपठाइएको") },
];

interface Options {
  /** The fields' place in the form. */
  admin?: object;
  /** Whether the start of sending is noted before it: for mails that should rather be lost than sent twice. */
  notesSending?: boolean;
}

/** The fields for the state of a mail (docs/decisions/0004-outbox.md). */
export const mailState = ({ admin = readOnly, notesSending = false }: Options = {}): Field[] => [
  {
    name: "state",
    type: "select",
    required: true,
    defaultValue: "pending",
    label: label("State", "अवस्था"),
    admin,
    options: [pending, ...(notesSending ? [sending] : []), ...ended],
  },
  { name: "attempts", type: "number", required: true, defaultValue: 0, label: label("Attempts", "प्रयास"), admin },
  { name: "sentAt", type: "date", label: label("Sent at", "पठाएको समय"), admin },
  readOnlyText("problem", label("Last problem", "पछिल्लो समस्या"), admin),
];

/** The fields of a row that is a mail: when it is due, and the key that keeps it from being written twice. */
export const outbox: Field[] = [
  // In ms since 1970; null when it has been sent. A claim postpones it.
  { name: "dueAt", type: "number", index: true, admin: { hidden: true } },
  // Unique, so that each mail is written once: "receipt-17".
  { name: "key", type: "text", unique: true, index: true, admin: { hidden: true } },
];
