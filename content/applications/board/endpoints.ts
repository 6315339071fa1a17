import type { Endpoint, PayloadRequest } from "payload";
import { givenId } from "../../platform/access/given-id.ts";
import { refused } from "../../platform/access/refused.ts";
import { bodyOf } from "../../platform/access/staff-actions.ts";
import { readDesk } from "./desk.ts";
import { moveApplications } from "./move.ts";
import { MoveRequest, PreviewRequest } from "./move-request.ts";
import { addNote, NoteRequest } from "./notes.ts";
import { previewMail } from "./preview.ts";
import { giveScore, ScoreRequest } from "./scores.ts";
import { staffOnly } from "./staff.ts";
import { undoMail } from "./stage-mails.ts";

/** A call for owners and HR staff: every other user gets 403 for any request. */
const call = (
  method: "get" | "post",
  path: string,
  answer: (req: PayloadRequest, id: number) => Promise<unknown>,
): Endpoint => ({
  path,
  method,
  async handler(req) {
    staffOnly(req);
    const given = req.routeParams?.["id"];
    const id = given === undefined ? 0 : givenId(given);
    if (id === undefined) throw refused(req, 404, "There is no such application.", "त्यस्तो आवेदन छैन।");
    const data = await answer(req, id);
    return Response.json({ data: data ?? null }, { headers: { "cache-control": "private, no-store" } });
  },
});

/** The calls of the board and of an application's screen, under `/api/applications`. */
export const applicationEndpoints: Endpoint[] = [
  call("post", "/move", async (req) => ({ moved: await moveApplications(req, await bodyOf(req, MoveRequest)) })),
  call("post", "/mail-preview", async (req) => previewMail(req, await bodyOf(req, PreviewRequest))),
  call("get", "/:id/desk", readDesk),
  call("post", "/:id/notes", async (req, id) => {
    await addNote(req, id, (await bodyOf(req, NoteRequest)).text);
    return readDesk(req, id);
  }),
  call("post", "/:id/scores", async (req, id) => {
    await giveScore(req, id, await bodyOf(req, ScoreRequest));
    return readDesk(req, id);
  }),
];

/** Under `/api/applicant-mails`. */
export const applicantMailEndpoints: Endpoint[] = [call("post", "/:id/undo", undoMail)];
