import { isFrontApiError } from "@setu/contract/errors";
import type { MyAccount, Session } from "@setu/contract/members/account";
import { useEffect, useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { useLanguage } from "../../../i18n/texts.ts";
import { beginSession, endSession } from "../../../members/session.ts";
import { useSessionToken } from "../../../members/use-member.ts";

type Account =
  | { state: "unknown" | "loading" | "signedOut" }
  | { state: "failed"; retry: () => void }
  | {
      state: "here";
      session: string;
      account: MyAccount;
      setAccount: (account: MyAccount) => void;
      /** Continues with another session of the same member, so that the page stays. */
      renew: (next: Session) => void;
    };

/** The member's own account, loaded by the session; unknown until hydration. */
export function useAccount(): Account {
  const session = useSessionToken();
  const { locale } = useLanguage();
  const [loaded, setLoaded] = useState<{ session: string; account?: MyAccount; error?: unknown }>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again
  useEffect(() => {
    if (!session) return;
    let isOver = false;
    browserApi
      .myAccount({ locale, session })
      .then(({ data: account }) => !isOver && setLoaded({ session, account }))
      .catch((error) => {
        if (isOver) return;
        if (isFrontApiError(error) && error.code === "signedOut") endSession();
        else setLoaded({ session, error });
      });
    return () => {
      isOver = true;
    };
  }, [session, locale, tries]);

  if (session === undefined) return { state: "signedOut" };
  if (session === null) return { state: "unknown" };
  if (loaded?.session !== session) return { state: "loading" };
  if (!loaded.account) {
    const retry = () => {
      setLoaded(undefined);
      setTries(tries + 1);
    };
    return { state: "failed", retry };
  }
  const { account } = loaded;
  return {
    state: "here",
    session,
    account,
    setAccount: (changed) => setLoaded({ session, account: changed }),
    renew(next) {
      setLoaded({ session: next.token, account });
      beginSession(next);
    },
  };
}
