"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { callServer } from "./call-server.ts";
import { toastFailure } from "./toast-failure.ts";

/**
 * Calls an item's actions, shows each result in a toast and reloads the page's data. `item` is the item's path below `/api`, such as
 * `contact-messages/7`; `failed` is shown when the server gives no reason. `call` resolves to whether the action succeeded.
 */
export function useItemCall(item: string, failed: string) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const call = async (action: string, body: object): Promise<boolean> => {
    setBusy(true);
    const answer = await callServer<{ message: string }>(`/${item}/${action}`, failed, { body });
    setBusy(false);
    // Next reloads the whole page if a refresh cannot reach the server: typed text would be lost.
    if ("data" in answer || answer.status > 0) router.refresh();
    if (toastFailure(answer)) return false;
    toast.success(answer.data.message);
    return true;
  };
  return { busy, call };
}
