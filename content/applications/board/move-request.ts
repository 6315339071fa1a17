import { applicationStages } from "@setu/contract/applications";
import { z } from "zod";

const words = z.object({ subject: z.string().max(500), text: z.string().max(20_000) });

/** Moves applications to a stage, with a mail or without one. */
export const MoveRequest = z.object({
  ids: z.array(z.int().positive()).min(1).max(200),
  to: z.enum(applicationStages),
  /** The stage of each application, by id, when the move was decided: one that somebody else has moved since stays. */
  from: z.record(z.string().max(12), z.enum(applicationStages)).default({}),
  /** The id of a refusal's reason. */
  reason: z.int().positive().nullish(),
  /** With placeholders; each applicant gets the mail in the language that they applied in. */
  mail: z.object({ en: words, ne: words }).nullish(),
  /** Identifies this move: sent again, it is the same move. */
  key: z.string().regex(/^[\w-]{16,64}$/),
});
export type MoveRequest = z.infer<typeof MoveRequest>;

/** What fills a mail's placeholders. */
export const PreviewRequest = MoveRequest.pick({ ids: true, to: true, reason: true });

/** The result for one application. */
export interface Moved {
  id: number;
  ok: boolean;
  /** Why it was not moved. */
  problem?: string;
  /** Its mail, and until when that can be undone: milliseconds since 1970. */
  mail?: { id: number; undoUntil: number };
}
