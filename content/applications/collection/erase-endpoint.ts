import type { Endpoint } from "payload";
import { z } from "zod";
import { refused } from "../../platform/access/refused.ts";
import { owners } from "../../platform/access/rules.ts";
import { staffActions } from "../../platform/access/staff-actions.ts";
import { readReference } from "../apply/reference.ts";
import { applicationById } from "../board/applications.ts";
import { type ErasedPlaces, eraseAtRequest } from "../erase.ts";

const Erase = z.object({ reference: z.string().max(40) });

/**
 * `POST /api/applications/{id}/erase`, only for owners, who type the reference: for applicants who ask in another way
 * than by their link, and for forged applications. Nobody gets a mail, as after a withdrawal: the address is erased
 * too.
 */
export const eraseEndpoint = (places: ErasedPlaces): Endpoint =>
  staffActions(owners)("erase", Erase, async ({ payload, by, req }, id, { reference }) => {
    const application = await applicationById(req, id);
    if (readReference(reference) !== application.reference) {
      throw refused(req, 422, "This is not the reference of this application.", "यो यस आवेदनको सन्दर्भ नम्बर होइन।");
    }
    await eraseAtRequest({ ...places, payload }, application, by);
  });
