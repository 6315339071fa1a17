"use client";

import { useEffect } from "react";
import { useTexts } from "./use-language.ts";

/** Payload's page that signs out as soon as it is open. */
const signOutPage = "/admin/logout";

const words = {
  en: "Logging out removes from this computer what you wrote and have not sent. Log out?",
  ne: "लग आउट गर्दा लेखेर नपठाएको पाठ यस कम्प्युटरबाट हट्छ। लग आउट गर्ने हो?",
};

/** Asks before the user leaves a page with something unsent, and asks another question before signing out. */
export function useLeaveGuard(isOn: boolean, question: string): void {
  const atSignOut = useTexts(words);
  useEffect(() => {
    if (!isOn) return;
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const stays = !link?.href || link.target === "_blank" || event.ctrlKey || event.metaKey || event.shiftKey;
      if (stays || window.confirm(link.pathname === signOutPage ? atSignOut : question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener("beforeunload", unload);
    document.addEventListener("click", click, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", unload);
      document.removeEventListener("click", click, { capture: true });
    };
  }, [isOn, question, atSignOut]);
}
