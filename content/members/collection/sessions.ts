import type { CollectionConfig } from "payload";
import { closedToAll } from "../../platform/access/rules.ts";
import { goneTogether } from "../../platform/store/gone-together.ts";

/** The sessions of members, one row each. Only hashes of the token and of the device are stored (ASVS 5.0, 6.5.2). */
export const memberSessions: CollectionConfig = {
  slug: "member-sessions",
  admin: { hidden: true },
  access: closedToAll,
  fields: [
    { name: "publicId", type: "text", required: true },
    { name: "member", type: "relationship", relationTo: "members", required: true, custom: goneTogether },
    { name: "tokenHash", type: "text", required: true, unique: true, index: true },
    { name: "deviceHash", type: "text", required: true },
    { name: "epoch", type: "number", required: true },
    // In ms since 1970.
    { name: "expiresAt", type: "number", required: true, index: true },
    // The day in Nepal: "2026-11-23".
    { name: "usedDay", type: "text", required: true },
    { name: "agent", type: "text" },
  ],
};
