import { label } from "../../platform/fields/label.ts";

/** The states of a visitor's message. The back office's own pages read this file too. */
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
 * The moves that people may make by hand; assigning and answering move a message too. A closed message is opened again
 * before anything else happens to it, and one that was taken for spam begins as new.
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

/** Whether it may be assigned or answered: nobody answers spam, and a closed message is opened again first. */
export const isOpen = (state: MessageState): boolean => state !== "closed" && state !== "spam";

/** Whether it has a sender who can be answered: what readers miss in an answer has none. */
export const hasSender = ({ email }: { email: string }): boolean => email !== "";

/** Whether it waits for somebody of the firm. */
const isWaiting = (state: MessageState): boolean => state === "new" || state === "assigned";

const hourMs = 3_600_000;

/** Whether somebody has waited for an answer longer than the firm's own limit. */
export const isOverdue = (
  { state, createdAt, email }: { state: MessageState; createdAt: string; email: string },
  overdueAfterHours: number,
  now: Date,
): boolean =>
  hasSender({ email }) && isWaiting(state) && now.getTime() - Date.parse(createdAt) > overdueAfterHours * hourMs;
