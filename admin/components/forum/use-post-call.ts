"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { callServer } from "../shared/call-server.ts";
import type { Language } from "../shared/language.ts";
import { toastFailure } from "../shared/toast-failure.ts";
import { words } from "./words.ts";

/** Calls an endpoint of a post, shows the outcome in a toast and reloads the page's data. `call` resolves to whether it succeeded. */
export function usePostCall(id: number, language: Language) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const call = async (name: string, body: object): Promise<boolean> => {
    setBusy(true);
    const answer = await callServer<{ message: string }>(`/forum-posts/${id}/${name}`, words[language].failed, {
      body,
    });
    setBusy(false);
    // Next reloads the whole page if a refresh cannot reach the server: typed text would be lost.
    if ("data" in answer || answer.status > 0) router.refresh();
    if (toastFailure(answer)) return false;
    toast.success(answer.data.message);
    return true;
  };
  return { busy, call };
}
