import { postLength } from "@setu/contract/forum/forum-fields";
import { GivenId } from "@setu/contract/shapes/given-id";
import type { Endpoint } from "payload";
import { z } from "zod";
import { editors } from "../../platform/access/rules.ts";
import { staffActions } from "../../platform/access/staff-actions.ts";
import { accept, move } from "./arrange.ts";
import { answer, approve, close, hide, keep, refuse } from "./moderate.ts";
import { spam } from "./spam.ts";

const reason = z.string().trim().min(1).max(1000);

const action = staffActions(editors);

/** The actions on a post. Each is logged with the moderator's name. */
export const forumEndpoints: Endpoint[] = [
  action("approve", z.object({ seen: z.int() }), approve),
  action("refuse", z.object({ reason }), refuse),
  action("hide", z.object({ reason }), hide),
  action("close", z.object({ reason: z.string().trim().max(1000) }), close),
  action("keep", z.object({}), keep),
  action("spam", z.object({}), spam),
  action("move", z.object({ category: GivenId }), move),
  action("accept", z.object({ reply: GivenId.nullable() }), accept),
  action(
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
