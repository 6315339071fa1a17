import { isFrontApiError } from "@setu/contract/errors";
import { APIError, type Endpoint } from "payload";
import { refused } from "../../platform/access/refused.ts";
import { answered, bodyOf } from "../../platform/access/staff-actions.ts";
import { say } from "../../platform/fields/label.ts";
import { openFile } from "../files/open-file.ts";
import { dutyFor, idFor } from "../find-complaint.ts";
import { Act, actOn, openWriter } from "./act.ts";
import { Entry, enterComplaint } from "./enter.ts";

/** The handlers' actions on complaints. Each is logged with the handler's name. */
export const deskEndpoints = ({ secret, files }: { secret: string; files: string }): Endpoint[] => [
  openFile(files),
  {
    path: "/entries",
    method: "post",
    async handler(req) {
      await dutyFor(req);
      const entry = await bodyOf(req, Entry);
      try {
        return answered(await enterComplaint(req, entry, secret));
      } catch (error) {
        if (!isFrontApiError(error)) throw error;
        if (error.code === "conflict") {
          throw refused(
            req,
            409,
            "This complaint was already entered, with other words. Look for it in the list before you enter it again.",
            "यो गुनासो अर्कै शब्दमा दर्ता भइसकेको छ। फेरि दर्ता गर्नुअघि सूचीमा खोज्नुहोस्।",
          );
        }
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
      await actOn(req, id, await bodyOf(req, Act));
      return answered({ message: say(req, "Done.", "भयो।") });
    },
  },
  {
    path: "/:id/writer",
    method: "post",
    async handler(req) {
      return answered(await openWriter(req, await idFor(req), secret));
    },
  },
];
