import { applicationStages } from "@setu/contract/applications";
import { GivenId } from "@setu/contract/shapes/given-id";
import { z } from "zod";
import { movedAtOnce } from "./moved-at-once.ts";

const words = z.object({ subject: z.string().max(500), text: z.string().max(20_000) });

/** Moves applications to a stage, with a mail or without one. */
export const MoveRequest = z.object({
  ids: z.array(GivenId).min(1).max(movedAtOnce),
  to: z.enum(applicationStages),
  /** The stage of each application, by id, when the move was decided: an application that a colleague has moved since stays where it is. */
  from: z.record(z.string().max(12), z.enum(applicationStages)).default({}),
  /** The id of the reason for a refusal. */
  reason: GivenId.nullish(),
  /** With placeholders; each applicant gets the mail in the language that they applied in. */
  mail: z.object({ en: words, ne: words }).nullish(),
  /** The key of this move: a request with the same key is the same move. */
  key: z.string().regex(/^[\w-]{16,64}$/),
});
export type MoveRequest = z.infer<typeof MoveRequest>;

/** A request for the values of a mail's placeholders, for all applications of a column at once. */
export const PreviewRequest = MoveRequest.pick({ to: true, reason: true }).extend({
  ids: z.array(GivenId).min(1).max(5000),
});

/** The result for one application. */
export interface Moved {
  id: number;
  ok: boolean;
  /** Why it was not moved. */
  problem?: string;
  /** It was withdrawn or erased. */
  isGone?: boolean;
  /** Its mail, and until when that can be undone: milliseconds since 1970. */
  mail?: { id: number; undoUntil: number };
}
