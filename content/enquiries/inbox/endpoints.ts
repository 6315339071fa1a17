import type { Endpoint, PayloadRequest } from "payload";
import { z } from "zod";
import { refused } from "../../platform/access/refused.ts";
import { enquiryStaff } from "../../platform/access/rules.ts";
import { userName } from "../../platform/access/user-name.ts";
import { say } from "../../platform/fields/label.ts";
import { answerMessage } from "./answer-message.ts";
import { assignMessage, type Hand, makeFaqOfMessage, moveMessage, noteOnMessage, retryMail } from "./handle-message.ts";
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

/**
 * `POST /api/contact-messages/{id}/{name}`, for the staff who answer enquiries: other callers are refused before the body
 * is read.
 */
const post = <Body extends z.ZodType>(
  name: string,
  body: Body,
  act: (hand: Hand, id: number, given: z.infer<Body>) => Promise<unknown>,
): Endpoint => ({
  path: `/:id/${name}`,
  method: "post",
  async handler(req: PayloadRequest) {
    if (!enquiryStaff({ req })) throw refused(req, 403, "You may not do this.", "तपाईंले यो गर्न मिल्दैन।");
    const id = Number(req.routeParams?.["id"]);
    const given = body.safeParse(await req.json?.().catch(() => undefined));
    if (!given.success || !Number.isSafeInteger(id)) {
      throw refused(req, 400, "Something is missing from what was sent.", "पठाइएकोमा केही छुटेको छ।");
    }
    await act({ payload: req.payload, by: userName(req), req }, id, given.data);
    const message = say(req, "Done.", "भयो।");
    return Response.json({ message }, { headers: { "cache-control": "no-store" } });
  },
});

/** The actions on a message. Each is logged with the user's name. */
export const inboxEndpoints: Endpoint[] = [
  post("state", z.object({ state: z.enum(messageStates) }), (hand, id, { state }) => moveMessage(hand, id, state)),
  post("assignee", z.object({ user: z.int().nullable() }), (hand, id, { user }) => assignMessage(hand, id, user)),
  post("notes", z.object({ text: Text }), (hand, id, { text }) => noteOnMessage(hand, id, text)),
  post("answers", z.object({ subject: Line, text: Text, key: z.string().regex(/^[\w-]{8,64}$/) }), answerMessage),
  post("faq", z.object({}), makeFaqOfMessage),
  post("retries", z.object({ mail: z.union([z.enum(ownMails), z.int()]) }), (hand, id, { mail }) =>
    retryMail(hand, id, mail),
  ),
];
