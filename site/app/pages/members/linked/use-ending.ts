import { errorStatus } from "@setu/contract/errors";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Outcome } from "../form/outcome.ts";

/** Watches for a link to end while its form is open: in another tab, or because its time is over. */
export function useEnding() {
  const { revalidate } = useRevalidator();
  const [hasEnded, setHasEnded] = useState(false);
  return {
    hasEnded,
    /** Asks for the link's state again where the server has refused it. */
    async checked(outcome: Outcome): Promise<Outcome> {
      const isRefused = outcome.status === errorStatus.gone;
      setHasEnded(isRefused);
      if (isRefused) await revalidate();
      return outcome;
    },
  };
}
