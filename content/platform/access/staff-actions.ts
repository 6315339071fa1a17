import type { Endpoint, Payload, PayloadRequest } from "payload";
import type { z } from "zod";
import { say } from "../fields/label.ts";
import { givenId } from "./given-id.ts";
import { refused } from "./refused.ts";
import type { Keepers } from "./rules.ts";
import { userName } from "./user-name.ts";

/** The acting staff member, named in the item's log; `req` has the language of refusals. */
export interface Hand {
  payload: Payload;
  by: string;
  req: PayloadRequest;
}

/** Answers the staff with JSON that no cache keeps. */
export const answered = (body: object): Response => Response.json(body, { headers: { "cache-control": "no-store" } });

/**
 * The parsed body of a request.
 * @throws APIError 400 when the body does not match the schema
 */
export async function bodyOf<Body extends z.ZodType>(req: PayloadRequest, body: Body): Promise<z.infer<Body>> {
  const given = body.safeParse(await req.json?.().catch(() => undefined));
  if (!given.success) throw incomplete(req);
  return given.data;
}

/** The refusal of a body that our screens do not send. */
export const incomplete = (req: PayloadRequest) =>
  refused(req, 400, "What was sent is incomplete or too long.", "पठाइएको विवरण अपूरो वा धेरै लामो छ।");

/** `POST /api/{collection}/{id}/{name}`: other callers than these staff are refused before the body is read. */
export const staffActions =
  (isAllowed: Keepers) =>
  <Body extends z.ZodType>(
    name: string,
    body: Body,
    act: (hand: Hand, id: number, given: z.infer<Body>) => Promise<unknown>,
  ): Endpoint => ({
    path: `/:id/${name}`,
    method: "post",
    async handler(req) {
      if (!isAllowed({ req })) throw refused(req, 403, "You may not do this.", "तपाईंले यो गर्न मिल्दैन।");
      const id = givenId(req.routeParams?.["id"]);
      if (id === undefined) throw incomplete(req);
      await act({ payload: req.payload, by: userName(req), req }, id, await bodyOf(req, body));
      return answered({ message: say(req, "Done.", "भयो।") });
    },
  });
