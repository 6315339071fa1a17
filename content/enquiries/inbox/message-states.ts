import { label } from "../../platform/fields/label.ts";

/** The states of a visitor's message. The back office's pages import this file too. */
export const messageStates = ["new", "assigned", "answered", "closed", "spam"] as const;
export type MessageState = (typeof messageStates)[number];

export const messageStateLabels = {
  new: label("New", "नयाँ"),
  assigned: label("Assigned", "जिम्मा दिइएको"),
  answered: label("Answered", "जवाफ दिइएको"),
  closed: label("Closed", "बन्द"),
  spam: label("Spam", "अवाञ्छित"),
} as const satisfies Record<MessageState, { en: string; ne: string }>;

/**
 * The changes of state that users may make by hand; assigning and answering change it too. A closed message must be reopened
 * before anything else happens to it, and one that was marked as spam by mistake starts as new.
 */
const byHand: Record<MessageState, readonly MessageState[]> = {
  new: ["closed", "spam"],
  assigned: ["new", "closed", "spam"],
  answered: ["closed", "new"],
  closed: ["new"],
  spam: ["new"],
};

export const mayMove = (from: MessageState, to: MessageState): boolean => byHand[from].includes(to);
export const movesFrom = (from: MessageState): readonly MessageState[] => byHand[from];

/** Whether a message may be assigned or answered: spam is not answered, and a closed message must be reopened first. */
export const isOpen = (state: MessageState): boolean => state !== "closed" && state !== "spam";

/** Whether a message has a sender who can be answered: readers' feedback on an answer has none. */
export const hasSender = ({ email }: { email: string }): boolean => email !== "";

/** Whether a message waits for the staff. */
export const isWaiting = (state: MessageState): boolean => state === "new" || state === "assigned";

const hourMs = 3_600_000;

/** Whether the sender has waited for an answer longer than the firm's own limit. */
export const isOverdue = (
  { state, createdAt, email }: { state: MessageState; createdAt: string; email: string },
  overdueAfterHours: number,
  now: Date,
): boolean =>
  hasSender({ email }) && isWaiting(state) && now.getTime() - Date.parse(createdAt) > overdueAfterHours * hourMs;
