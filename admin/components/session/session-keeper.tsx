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

/** The longest that Payload's own clock is wound up for, in seconds: browsers' timers hold no more than 24 days. */
const farSeconds = 20 * 86_400;

/**
 * Looks after the session of whoever is signed in, in Payload's place: its own clock puts another page in the place of the
 * one somebody is typing into.
 */
export function SessionKeeper({ children }: { children: ReactNode }) {
  const { user, setUser, tokenExpirationMs } = useAuth();
  const wound = useRef(0);
  useEffect(() => {
    if (!user || tokenExpirationMs === undefined || tokenExpirationMs === wound.current) return;
    const exp = Math.floor(Date.now() / 1000) + farSeconds;
    wound.current = exp * 1000;
    setUser({ user, exp, token: "" });
  }, [user, setUser, tokenExpirationMs]);
  return (
    <>
      {children}
      {user && <Kept key={user.id} account={{ id: user.id, email: user.email ?? "" }} />}
    </>
  );
}

/** The page that asks for the password itself, as one is sent there by a change of language after the session has ended. */
const signInPage = "/admin/login";

function Kept({ account }: { account: Account }) {
  const texts = useTexts(words);
  const isAsked = usePathname() === signInPage;
  const [state, setState] = useState<SessionState>({ standing: "open", endsAt: 0, isFinal: false });
  const [session, setSession] = useState<Session>();
  const given = useRef(account);
  const unreachable = useRef(texts.unreachable);
  // Before any effect of the page itself: the sign-out page signs out in one.
  useLayoutEffect(() => {
    const kept = new Session(given.current, setState, unreachable.current);
    setSession(kept);
    const user = Number(given.current.id);
    return kept.start(
      () => sendUnsent(user),
      () => clear(user),
    );
  }, []);
  if (!session || state.standing === "open" || isAsked) return null;
  return <SessionDialog key={state.standing} session={session} state={state} />;
}
