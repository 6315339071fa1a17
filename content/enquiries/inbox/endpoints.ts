import { GivenId } from "@setu/contract/shapes/given-id";
import type { Endpoint } from "payload";
import { z } from "zod";
import { enquiryStaff } from "../../platform/access/rules.ts";
import { staffActions } from "../../platform/access/staff-actions.ts";
import { answerMessage } from "./answer-message.ts";
import { assignMessage, makeFaqOfMessage, moveMessage, noteOnMessage, retryMail } from "./handle-message.ts";
import { messageStates } from "./message-states.ts";
import { ownMails } from "./stored-message.ts";

/** A single line, since it goes into a mail's header (safety, T2). */
const Line = z
  .string()
  .trim()
  .min(1)
  .max(200)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it excludes these characters
  .regex(/^[^\u0000-\u001f\u007f]*$/);
const Text = z.string().trim().min(1).max(10_000);

const Answer = z.object({
  subject: Line,
  text: Text,
  key: z.string().regex(/^[\w-]{8,64}$/),
  /** The ids of the answers that were on the author's screen. */
  seen: z.array(GivenId).max(1000).default([]),
});

const action = staffActions(enquiryStaff);

/** The actions on a message. Each is logged with the user's name. */
export const inboxEndpoints: Endpoint[] = [
  action("state", z.object({ state: z.enum(messageStates) }), (hand, id, { state }) => moveMessage(hand, id, state)),
  action("assignee", z.object({ user: GivenId.nullable() }), (hand, id, { user }) => assignMessage(hand, id, user)),
  action("notes", z.object({ text: Text }), (hand, id, { text }) => noteOnMessage(hand, id, text)),
  action("answers", Answer, answerMessage),
  action("faq", z.object({}), makeFaqOfMessage),
  action("retries", z.object({ mail: z.union([z.enum(ownMails), GivenId]) }), (hand, id, { mail }) =>
    retryMail(hand, id, mail),
  ),
];
