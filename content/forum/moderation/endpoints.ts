import { postLength } from "@setu/contract/forum/forum-fields";
import type { Endpoint, PayloadRequest } from "payload";
import { z } from "zod";
import { refused } from "../../platform/access/refused.ts";
import { editors } from "../../platform/access/rules.ts";
import { userName } from "../../platform/access/user-name.ts";
import { say } from "../../platform/fields/label.ts";
import { answer, approve, close, type Hand, hide, keep, refuse } from "./moderate.ts";

const reason = z.string().trim().min(1).max(1000);

/** `POST /api/forum-posts/{id}/{name}`, for moderators only: other callers are refused before the body is read. */
const post = <Body extends z.ZodType>(
  name: string,
  body: Body,
  act: (hand: Hand, id: number, given: z.infer<Body>) => Promise<unknown>,
): Endpoint => ({
  path: `/:id/${name}`,
  method: "post",
  async handler(req: PayloadRequest) {
    if (!editors({ req })) throw refused(req, 403, "You may not do this.", "तपाईंले यो गर्न मिल्दैन।");
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

/** The actions on a post. Each is logged with the moderator's name. */
export const forumEndpoints: Endpoint[] = [
  post("approve", z.object({ seen: z.int() }), approve),
  post("refuse", z.object({ reason }), refuse),
  post("hide", z.object({ reason }), hide),
  post("close", z.object({ reason: z.string().trim().max(1000) }), close),
  post("keep", z.object({}), keep),
  post(
    "answers",
    z.object({
      text: z
        .string()
        .trim()
        .min(1)
        .max(postLength * 2),
      key: z.string().regex(/^[\w-]{8,64}$/),
    }),
    answer,
  ),
];
