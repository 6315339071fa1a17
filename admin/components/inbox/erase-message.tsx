"use client";

import { useRouter } from "next/navigation";
import { callServer } from "../shared/call-server.ts";
import type { Language } from "../shared/language.ts";
import { toastFailure } from "../shared/toast-failure.ts";
import { words } from "./words.ts";

/** Asked twice, since it cannot be undone: the first time is a disclosure. */
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
      <button type="button" className="btn btn--style-error btn--size-small" onClick={erase}>
        {texts.eraseSure}
      </button>
    </details>
  );
}
