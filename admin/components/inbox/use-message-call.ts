"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { type Language, words } from "./words.ts";

/**
 * Does something with a message, and shows the page as it is then. What the server refuses is told in its words.
 * Resolves to whether it was done.
 */
export function useMessageCall(id: number, language: Language) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const call = async (name: string, body: Record<string, unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      const answer = await fetch(`/api/contact-messages/${id}/${name}`, {
        method: "POST",
        credentials: "include",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      const said = (await answer.json().catch(() => ({}))) as { message?: string; errors?: { message: string }[] };
      if (answer.ok) toast.success(said.message ?? "");
      else toast.error(said.errors?.[0]?.message ?? words[language].failed);
      router.refresh();
      return answer.ok;
    } catch {
      // The connection is down: what was typed is still there.
      toast.error(words[language].failed);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, call };
}
