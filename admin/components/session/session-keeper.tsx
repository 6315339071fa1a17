"use client";

import { useAuth } from "@payloadcms/ui";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { sendUnsent } from "../copies/sign-out.ts";
import { clear } from "../shared/unsaved-store.ts";
import { useTexts } from "../shared/use-language.ts";
import { type Account, Session, type SessionState } from "./session.ts";
import { SessionDialog } from "./session-dialog.tsx";
import { words } from "./words.ts";

/** The end of the session as reported to Payload, in seconds from now. Browsers' timers run for 24 days at most. */
const farSeconds = 20 * 86_400;

/**
 * Manages the signed-in user's session instead of Payload. At the session's end, Payload would replace the
 * page in which the user is typing.
 */
export function SessionKeeper({ children }: { children: ReactNode }) {
  const { user, setUser, tokenExpirationMs } = useAuth();
  const toldMs = useRef(0);
  useEffect(() => {
    if (!user || tokenExpirationMs === undefined || tokenExpirationMs === toldMs.current) return;
    const exp = Math.floor(Date.now() / 1000) + farSeconds;
    toldMs.current = exp * 1000;
    setUser({ user, exp, token: "" });
  }, [user, setUser, tokenExpirationMs]);
  return (
    <>
      {children}
      {user && <Kept key={user.id} account={{ id: user.id, email: user.email ?? "" }} />}
    </>
  );
}

/** The page that asks for the password itself. A change of language leads to it once the session has ended. */
const signInPage = "/admin/login";

function Kept({ account }: { account: Account }) {
  const texts = useTexts(words);
  const isSignInPage = usePathname() === signInPage;
  const [state, setState] = useState<SessionState>({ standing: "open", endsAt: 0, isFinal: false });
  const [session, setSession] = useState<Session>();
  const initialAccount = useRef(account);
  const unreachable = useRef(texts.unreachable);
  // A layout effect runs before the effect in which the sign-out page signs out.
  useLayoutEffect(() => {
    const kept = new Session(initialAccount.current, setState, unreachable.current);
    setSession(kept);
    const user = Number(initialAccount.current.id);
    return kept.start(
      () => sendUnsent(user),
      () => clear(user),
    );
  }, []);
  if (!session || state.standing === "open" || isSignInPage) return null;
  return <SessionDialog key={state.standing} session={session} state={state} />;
}
