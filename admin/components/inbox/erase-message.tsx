"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type Language, words } from "./words.ts";

/** Asked twice, since it cannot be undone: the first time is a disclosure. */
export function EraseMessage({ id, language }: { id: number; language: Language }) {
  const texts = words[language];
  const router = useRouter();
  const erase = async () => {
    const answer = await fetch(`/api/contact-messages/${id}`, { method: "DELETE", credentials: "include" }).catch(
      () => undefined,
    );
    if (answer?.ok) router.push("/admin/collections/contact-messages");
    else toast.error(texts.failed);
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
