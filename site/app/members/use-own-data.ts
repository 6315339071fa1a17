import { isFrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { useEffect, useState } from "react";
import { useLanguage } from "../i18n/texts.ts";
import { endSession } from "./session.ts";
import { useSessionToken } from "./use-member.ts";

interface Own<Data> {
  /** Undefined while the visitor is signed out, null until that is known. */
  session: string | undefined | null;
  /** Undefined until it has arrived. */
  data: Data | undefined;
  /** The reason why it could not be read. */
  error: unknown;
  /** Reads it again; what has arrived stays until then. */
  refresh(): void;
  /** Replaces it without a call; with another session of the same member, too. */
  replace(data: Data, session?: string): void;
}

/**
 * Reads a member's own data with the session, and again in another session. A session that has ended elsewhere ends here, too.
 * @param of the subject of the data: for another subject it is read again, for undefined not at all.
 */
export function useOwnData<Data>(
  read: (asked: { locale: Locale; session: string }) => Promise<{ data: Data }>,
  of: string | undefined = "",
): Own<Data> {
  const session = useSessionToken();
  const { locale } = useLanguage();
  const [loaded, setLoaded] = useState<{ session: string; of: string; data?: Data; error?: unknown }>();
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after a change; `of` says what `read` asks for
  useEffect(() => {
    if (!session || of === undefined) return;
    let isOver = false;
    read({ locale, session })
      .then(({ data }) => !isOver && setLoaded({ session, of, data }))
      .catch((error) => {
        if (isOver) return;
        if (isFrontApiError(error) && error.code === "signedOut") endSession();
        else setLoaded({ session, of, error });
      });
    return () => {
      isOver = true;
    };
  }, [session, locale, of, asked]);
  const current = session && loaded?.session === session && loaded.of === of ? loaded : undefined;
  return {
    session,
    data: current?.data,
    error: current?.error,
    refresh() {
      setLoaded((last) => (last?.error ? undefined : last));
      setAsked((count) => count + 1);
    },
    replace(data, next = session ?? "") {
      if (of !== undefined) setLoaded({ session: next, of, data });
    },
  };
}
