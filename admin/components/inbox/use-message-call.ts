"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { callServer } from "../shared/call-server.ts";
import type { Language } from "../shared/language.ts";
import { toastFailure } from "../shared/toast-failure.ts";
import { words } from "./words.ts";

/**
 * Calls an endpoint of a message, shows the result in a toast and refreshes the page. `call` resolves to whether it
 * succeeded.
 */
export function useMessageCall(id: number, language: Language) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const call = async (name: string, body: object): Promise<boolean> => {
    setBusy(true);
    const path = `/contact-messages/${id}/${name}`;
    const answer = await callServer<{ message: string }>(path, words[language].failed, { body });
    setBusy(false);
    // Next reloads the whole page if a refresh finds no server, which would lose typed text.
    if ("data" in answer || answer.status > 0) router.refresh();
    if (toastFailure(answer)) return false;
    toast.success(answer.data.message);
    return true;
  };
  return { busy, call };
}
