import { isFrontApiError } from "@setu/contract/errors";
import type { MyDiscussion } from "@setu/contract/forum/forum";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { browserApi } from "../../../api/browser-api.ts";
import { pause } from "../../../api/pause.ts";
import { useLanguage } from "../../../i18n/texts.ts";
import { endSession } from "../../../members/session.ts";
import { useSessionToken } from "../../../members/use-member.ts";

/** The time until every server shows a change: they check for changes once a second. */
const freshMs = 1300;

export interface Mine {
  /** Undefined while the visitor is signed out, null until that is known. */
  session: string | undefined | null;
  mine: MyDiscussion | undefined;
  failed: boolean;
  /** Reloads after a change: the member's own part at once, and the page once every server shows the change. */
  refresh(): void;
}

/** A member's own part of a discussion, read with the session. */
export function useMyDiscussion(id: number): Mine {
  const session = useSessionToken();
  const { locale } = useLanguage();
  const { revalidate } = useRevalidator();
  const [loaded, setLoaded] = useState<{ session: string; id: number; mine?: MyDiscussion }>();
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after a change
  useEffect(() => {
    if (!session) return;
    let isOver = false;
    browserApi
      .myDiscussion({ locale, session, id: String(id) })
      .then(({ data: mine }) => !isOver && setLoaded({ session, id, mine }))
      .catch((error) => {
        if (isOver) return;
        if (isFrontApiError(error) && error.code === "signedOut") endSession();
        else setLoaded({ session, id });
      });
    return () => {
      isOver = true;
    };
  }, [session, locale, id, asked]);
  const isLoaded = loaded?.session === session && loaded?.id === id;
  return {
    session,
    mine: isLoaded ? loaded.mine : undefined,
    failed: isLoaded && !loaded.mine,
    refresh() {
      setAsked((count) => count + 1);
      void pause(freshMs, new AbortController().signal).then(() => revalidate());
    },
  };
}
