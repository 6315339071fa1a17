import { useEffect, useState } from "react";
import { dropStored, readStored, writeStored } from "../../../../storage.ts";

/** Stores the host that the visitor has agreed to: another one has to ask again. */
const storageKey = "setu.embed";

export interface Consent {
  given: boolean;
  give: () => void;
  withdraw: () => void;
}

/** Whether the visitor allows a third party's page in ours. The server cannot know, so it assumes not. */
export function useEmbedConsent(host: string | undefined): Consent {
  const [agreedTo, setAgreedTo] = useState<string>();
  useEffect(() => setAgreedTo(readStored(storageKey)), []);
  return {
    given: host !== undefined && agreedTo === host,
    give() {
      if (!host) return;
      writeStored(storageKey, host);
      setAgreedTo(host);
    },
    withdraw() {
      dropStored(storageKey);
      setAgreedTo(undefined);
    },
  };
}
