"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { callServer } from "../shared/call-server.ts";
import type { Language } from "../shared/language.ts";
import { toastFailure } from "../shared/toast-failure.ts";
import { words } from "./words.ts";

/** Calls an endpoint of a post, tells the outcome in a toast and reads the page again. `call` resolves to whether it succeeded. */
export function usePostCall(id: number, language: Language) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const call = async (name: string, body: object): Promise<boolean> => {
    setBusy(true);
    const answer = await callServer<{ message: string }>(`/forum-posts/${id}/${name}`, words[language].failed, {
      body,
    });
    setBusy(false);
    // Next loads the whole page again if a refresh finds no server: what was typed would go.
    if ("data" in answer || answer.status > 0) router.refresh();
    if (toastFailure(answer)) return false;
    toast.success(answer.data.message);
    return true;
  };
  return { busy, call };
}
