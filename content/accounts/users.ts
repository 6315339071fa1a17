import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Field,
  PayloadRequest,
} from "payload";
import { refused } from "../platform/access/refused.ts";
import { nobody, owners, ownersField, ownersOrSelf, roles, staff } from "../platform/access/rules.ts";
import { settingsGroup } from "../platform/editorial/editorial.ts";
import { label } from "../platform/fields/label.ts";
import { endLocks } from "../platform/store/locks/lock-rules.ts";
import { askCurrentPassword, currentPassword } from "./current-password.ts";
import { equalSignIn } from "./equal-sign-in.ts";
import { forgottenPassword } from "./forgotten-password.ts";
import { checkPassword, checkResetPassword } from "./password-rules.ts";
import { checkSession, endPresented, refreshWithin, signOutEverywhere } from "./sessions.ts";
import { textAlone } from "./text-alone.ts";

const roleLabels = {
  owner: label("Owner: everything", "स्वामी: सबै"),
  editor: label("Editor: website content", "सम्पादक: वेबसाइटको सामग्री"),
  hr: label("HR: vacancies and applicants", "मानव संसाधन: रिक्त पद र आवेदक"),
  enquiries: label("Enquiries: visitors’ messages", "सोधपुछ: आगन्तुकका सन्देश"),
};

const lastOwner = (req: PayloadRequest): Error =>
  refused(
    req,
    400,
    "The last owner must stay an owner: make somebody else an owner first.",
    "अन्तिम स्वामी स्वामी नै रहनुपर्छ: पहिले अरू कसैलाई स्वामी बनाउनुहोस्।",
  );

/**
 * Refuses to remove the last owner. Payload changes or deletes several accounts concurrently, so that no change sees
 * the others: the request notes which owners are removed.
 */
async function letOwnerGo(req: PayloadRequest, id: number | string): Promise<void> {
  const going = ((req.context["ownersWhoGo"] as Set<number | string> | undefined) ?? new Set()).add(id);
  req.context["ownersWhoGo"] = going;
  const others = { and: [{ role: { equals: "owner" } }, { id: { not_in: [...going] } }] };
  const { totalDocs } = await req.payload.count({ overrideAccess: true, collection: "users", where: others, req });
  if (totalDocs === 0) throw lastOwner(req);
}

const keepAnOwner: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation === "update" && originalDoc.role === "owner" && data.role !== "owner") {
    await letOwnerGo(req, originalDoc.id);
  }
  return data;
};
const keepAnOwnerOnDelete: CollectionBeforeDeleteHook = ({ id, req }) => letOwnerGo(req, id);

const fields: Field[] = [
  currentPassword,
  { name: "name", type: "text", required: true, maxLength: 120, label: label("Name", "नाम") },
  {
    name: "role",
    type: "select",
    required: true,
    defaultValue: "editor",
    saveToJWT: true,
    label: label("Role", "भूमिका"),
    options: roles.map((value) => ({ value, label: roleLabels[value] })),
    access: { create: ownersField, update: ownersField },
  },
  {
    name: "answersAs",
    type: "relationship",
    relationTo: "people",
    label: label("Answers in the forum as", "छलफलमा जवाफ दिने व्यक्ति"),
    access: { create: ownersField, update: ownersField },
    admin: {
      description: label(
        "The person of the firm whose name appears with this account’s answers in the forum. It links to that person’s page.",
        "यस खाताले छलफलमा दिएका जवाफमा देखिने संस्थाको व्यक्ति। नामबाट उहाँको पृष्ठमा पुगिन्छ।",
      ),
    },
  },
  {
    name: "signOut",
    type: "ui",
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      components: { Field: "/components/account/sign-out.tsx#SignOutEverywhere" },
    },
  },
];

/** The firm's staff. There are no other accounts. */
export const users = (secureCookies: boolean): CollectionConfig => ({
  slug: "users",
  labels: { singular: label("Staff account", "कर्मचारी खाता"), plural: label("Staff accounts", "कर्मचारी खाताहरू") },
  admin: {
    group: settingsGroup,
    useAsTitle: "name",
    listSearchableFields: ["name", "email"],
    defaultColumns: ["name", "email", "role"],
  },
  // Nobody edits an account for long, and a lock must never keep an owner from ending one.
  lockDocuments: false,
  access: {
    admin: staff,
    create: owners,
    read: ownersOrSelf,
    readVersions: nobody,
    update: ownersOrSelf,
    delete: owners,
    unlock: owners,
  },
  // Safety, "Payload, hardened". A session ends after an idle hour; guesses are counted in front of it
  // (`site/server/office/sign-in-limiter.ts`).
  auth: {
    tokenExpiration: 3600,
    maxLoginAttempts: 0,
    useAPIKey: false,
    useSessions: true,
    removeTokenFromResponses: true,
    cookies: { secure: secureCookies, sameSite: "Strict" },
  },
  endpoints: [forgottenPassword, signOutEverywhere],
  hooks: {
    beforeOperation: [equalSignIn, checkSession, checkResetPassword],
    beforeValidate: [textAlone, askCurrentPassword, checkPassword],
    refresh: [refreshWithin],
    afterLogin: [endPresented],
    beforeChange: [keepAnOwner],
    beforeDelete: [keepAnOwnerOnDelete, endLocks],
  },
  fields,
});
