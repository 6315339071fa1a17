"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { callServer } from "../shared/call-server.ts";
import type { Language } from "../shared/language.ts";
import { toastFailure } from "../shared/toast-failure.ts";
import { words } from "./words.ts";

/** Acts on a complaint, shows the outcome in a toast and reloads the page's data. `act` resolves to whether it succeeded. */
export function useAct(id: number, language: Language) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const act = async (body: object): Promise<boolean> => {
    setBusy(true);
    const answer = await callServer<{ message: string }>(`/complaints/${id}/acts`, words[language].failed, { body });
    setBusy(false);
    // Next reloads the whole page if a refresh cannot reach the server: typed text would be lost.
    if ("data" in answer || answer.status > 0) router.refresh();
    if (toastFailure(answer)) return false;
    toast.success(answer.data.message);
    return true;
  };
  return { busy, act };
}
