import type { Endpoint, PayloadRequest } from "payload";
import { z } from "zod";
import { refused } from "../platform/access/refused.ts";
import { owners } from "../platform/access/rules.ts";
import { answered, bodyOf } from "../platform/access/staff-actions.ts";
import { userName } from "../platform/access/user-name.ts";
import type { Retention } from "./eraser.ts";
import { planErasure, runErasure } from "./run.ts";

/** The word that an owner types to erase more than a run erases on its own. */
const confirming = ["ERASE", "मेटाउनुहोस्"];
/** The most references of each kind to show. */
const shown = 50;

const Run = z.object({
  mode: z.enum(["dry", "real"]),
  word: z.string().max(40).optional(),
  /** The number of due items that the owner has seen. */
  seen: z.int().min(0).optional(),
});

/** `GET /api/globals/retention-settings/due` and `POST …/run`, only for owners. */
export const retentionEndpoints = (retention: Retention): Endpoint[] => {
  const eraserOf = (req: PayloadRequest) => {
    if (!owners({ req })) throw refused(req, 403, "You may not do this.", "तपाईंले यो गर्न मिल्दैन।");
    return { ...retention, payload: req.payload };
  };
  return [
    {
      path: "/due",
      method: "get",
      async handler(req) {
        const { parts, ...plan } = await planErasure(eraserOf(req), new Date());
        const kinds = parts.map(({ due, ...part }) => ({
          ...part,
          due: due.length,
          references: due.slice(0, shown).map(({ reference, since }) => ({ reference, since })),
        }));
        return answered({ ...plan, kinds });
      },
    },
    {
      path: "/run",
      method: "post",
      async handler(req) {
        const eraser = eraserOf(req);
        const { mode, word = "", seen = 0 } = await bodyOf(req, Run);
        const by = userName(req);
        const confirmed = confirming.includes(word.trim()) ? seen : 0;
        const outcome = await runErasure(eraser, { now: new Date(), by, mode, confirmed });
        return answered({ outcome });
      },
    },
  ];
};
