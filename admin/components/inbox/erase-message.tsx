"use client";

import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { callServer } from "../shared/call-server.ts";
import type { Language } from "../shared/language.ts";
import { toastFailure } from "../shared/toast-failure.ts";
import { words } from "./words.ts";

/** Erases a message, which cannot be undone: the button is hidden in a disclosure. */
export function EraseMessage({ id, language }: { id: number; language: Language }) {
  const texts = words[language];
  const router = useRouter();
  const erase = async () => {
    const answer = await callServer(`/contact-messages/${id}`, texts.failed, { method: "DELETE" });
    if (!toastFailure(answer)) router.push("/admin/collections/contact-messages");
  };
  return (
    <details className="inbox-erase">
      <summary>{texts.erase}</summary>
      <Button buttonStyle="error" size="small" onClick={erase}>
        {texts.eraseSure}
      </Button>
    </details>
  );
}
