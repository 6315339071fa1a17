"use client";

import { PasswordField, useAuth, useDocumentInfo } from "@payloadcms/ui";
import { useTexts } from "../shared/use-language.ts";
import { words } from "./words.ts";

/** Asks for the current password, required to change the password or email address of one's own account. */
export function CurrentPassword() {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const texts = useTexts(words);
  if (!user || String(user.id) !== String(id)) return null;
  return (
    <div className="current-password">
      <PasswordField
        autoComplete="current-password"
        field={{ name: "currentPassword", label: texts.current, required: false }}
        path="currentPassword"
        validate={() => true}
      />
      <p className="field-description">{texts.currentHint}</p>
    </div>
  );
}
