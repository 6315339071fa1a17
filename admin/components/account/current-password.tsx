"use client";

import { PasswordField, useAuth, useDocumentInfo } from "@payloadcms/ui";
import { useWords } from "./words";

/** Asked of whoever changes the password or the e-mail address of their own account; others' are changed without. */
export function CurrentPassword() {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const words = useWords();
  if (!user || String(user.id) !== String(id)) return null;
  return (
    <div className="current-password">
      <PasswordField
        autoComplete="current-password"
        field={{ name: "currentPassword", label: words.current, required: false }}
        path="currentPassword"
        validate={() => true}
      />
      <p className="field-description">{words.currentHint}</p>
    </div>
  );
}
