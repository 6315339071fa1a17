import type { MyAccount, Session } from "@setu/contract/members/account";
import { browserApi } from "../../../api/browser-api.ts";
import { beginSession } from "../../../members/session.ts";
import { useOwnData } from "../../../members/use-own-data.ts";

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
  const { session, data: account, error, refresh, replace } = useOwnData(browserApi.myAccount);
  if (session === undefined) return { state: "signedOut" };
  if (session === null) return { state: "unknown" };
  if (error) return { state: "failed", retry: refresh };
  if (!account) return { state: "loading" };
  return {
    state: "here",
    session,
    account,
    setAccount: replace,
    renew(next) {
      replace(account, next.token);
      beginSession(next);
    },
  };
}
