"use client";

import { Button, toast, useAuth, useDocumentInfo } from "@payloadcms/ui";
import { useState } from "react";
import { callEndpoint } from "../shared/call-server.ts";
import { toastFailure } from "../shared/toast-failure.ts";
import { useTexts } from "../shared/use-language.ts";
import { words } from "./words.ts";

/** Ends all sessions of the account on the screen, which is the editor's own or, for an owner, a colleague's. */
export function SignOutEverywhere() {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const texts = useTexts(words);
  const [working, setWorking] = useState(false);
  if (!id) return null;

  const isOwn = String(user?.id) === String(id);
  const signOut = async () => {
    setWorking(true);
    const answer = await callEndpoint(`/users/${id}/sign-out`, texts.failed, {});
    setWorking(false);
    if (toastFailure(answer)) return;
    if (isOwn) window.location.assign("/admin/login");
    else toast.success(texts.signedOut);
  };
  return (
    <div className="field-type">
      <Button buttonStyle="secondary" disabled={working} onClick={signOut} size="small" type="button">
        {isOwn ? texts.signOutSelf : texts.signOutOther}
      </Button>
      <p className="field-description">{isOwn ? texts.signOutSelfHint : texts.signOutOtherHint}</p>
    </div>
  );
}
