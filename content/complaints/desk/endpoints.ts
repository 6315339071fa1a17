import { isFrontApiError } from "@setu/contract/errors";
import { APIError, type Endpoint, type PayloadRequest } from "payload";
import { refused } from "../../platform/access/refused.ts";
import { say } from "../../platform/fields/label.ts";
import { openFile } from "../files/open-file.ts";
import { Act, actOn, openWriter } from "./act.ts";
import { Entry, enterComplaint } from "./enter.ts";
import { dutyFor, idFor } from "./find-complaint.ts";

const incomplete = (req: PayloadRequest) =>
  refused(req, 400, "Something is missing from what was sent.", "पठाइएकोमा केही छुटेको छ।");
const uncached = { headers: { "cache-control": "no-store" } };

/** The handlers' actions on complaints. Each is logged with the handler's name. */
export const deskEndpoints = ({ secret, files }: { secret: string; files: string }): Endpoint[] => [
  openFile(files),
  {
    path: "/entries",
    method: "post",
    async handler(req) {
      await dutyFor(req);
      const given = Entry.safeParse(await req.json?.().catch(() => undefined));
      if (!given.success) throw incomplete(req);
      try {
        return Response.json(await enterComplaint(req, given.data, secret), uncached);
      } catch (error) {
        if (!isFrontApiError(error)) throw error;
        // The form's message about the first wrong field.
        throw new APIError(Object.values(error.errors ?? {})[0]?.[0] ?? error.message, 400, undefined, true);
      }
    },
  },
  {
    path: "/:id/acts",
    method: "post",
    async handler(req) {
      const id = await idFor(req);
      const given = Act.safeParse(await req.json?.().catch(() => undefined));
      if (!given.success || !Number.isSafeInteger(id)) {
        throw incomplete(req);
      }
      await actOn(req, id, given.data);
      return Response.json({ message: say(req, "Done.", "भयो।") }, uncached);
    },
  },
  {
    path: "/:id/writer",
    method: "post",
    async handler(req) {
      return Response.json(await openWriter(req, await idFor(req), secret), uncached);
    },
  },
];
