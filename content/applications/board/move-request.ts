import { applicationStages } from "@setu/contract/applications";
import { z } from "zod";

const words = z.object({ subject: z.string().max(500), text: z.string().max(20_000) });

/** Moves applications to a stage, with a mail or without one. */
export const MoveRequest = z.object({
  ids: z.array(z.int().positive()).min(1).max(200),
  to: z.enum(applicationStages),
  /** By id, where each of them was when the move was decided: what somebody else has moved meanwhile stays there. */
  from: z.record(z.string().max(12), z.enum(applicationStages)).default({}),
  /** Of the list of reasons, for a refusal. */
  reason: z.int().positive().nullish(),
  /** With placeholders; each applicant gets the one in the language that they applied in. */
  mail: z.object({ en: words, ne: words }).nullish(),
  /** Names this move: sent again, it is the same one. */
  key: z.string().regex(/^[\w-]{16,64}$/),
});
export type MoveRequest = z.infer<typeof MoveRequest>;

/** What a mail would be filled with. */
export const PreviewRequest = MoveRequest.pick({ ids: true, to: true, reason: true });

/** What became of one of them. */
export interface Moved {
  id: number;
  ok: boolean;
  /** Why it was not moved. */
  problem?: string;
  /** Its mail, and until when it can be undone: milliseconds since 1970. */
  mail?: { id: number; undoUntil: number };
}
