import type { CollectionBeforeValidateHook, Field } from "payload";
import { label, say } from "../platform/fields/label.ts";
import { isPasswordOf, type StoredPassword } from "./password-hash.ts";
import { refusedField } from "./refused-field.ts";

/** The password that users type to change their own account; never stored. */
export const currentPassword: Field = {
  name: "currentPassword",
  type: "text",
  virtual: true,
  label: label("Current password", "हालको पासवर्ड"),
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: "/components/account/current-password.tsx#CurrentPassword" },
  },
};

/**
 * Asks users for their current password to change their password or email address: a stranger who finds a screen unlocked
 * cannot take over the account (ASVS 6.2.3). Owners who help others do not need it.
 */
export const askCurrentPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, operation, req }) => {
  const { currentPassword: typed, ...changes } = data ?? {};
  const isOwn = operation === "update" && req.user?.collection === "users" && req.user.id === originalDoc?.["id"];
  const email = changes["email"];
  const isMoved = typeof email === "string" && email.toLowerCase().trim() !== originalDoc?.["email"];
  if (!isOwn || (!changes["password"] && !isMoved)) return changes;
  const stored = await req.payload.db.findOne<StoredPassword & { id: number }>({
    collection: "users",
    where: { id: { equals: originalDoc?.["id"] } },
    req,
  });
  if (typeof typed === "string" && (await isPasswordOf(stored ?? undefined, typed))) return changes;
  const message = typed
    ? say(req, "This is not your current password.", "यो तपाईंको हालको पासवर्ड होइन।")
    : say(
        req,
        "Type your current password to change your password or email address.",
        "पासवर्ड वा इमेल ठेगाना बदल्न हालको पासवर्ड लेख्नुहोस्।",
      );
  throw refusedField("currentPassword", message, req);
};
