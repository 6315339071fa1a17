/** The session is open, is about to end, or has ended; or another user has signed in in this browser. */
type Standing = "open" | "ending" | "ended" | "other";
export interface SessionState {
  standing: Standing;
  /** When it ends, in ms since 1970 by this computer's clock; 0 if unknown. */
  endsAt: number;
  /** It cannot be prolonged any more. */
  isFinal: boolean;
}
export interface Account {
  id: number | string;
  email: string;
}
interface Answer {
  user?: Account | null;
  exp?: number;
  errors?: { message: string }[];
}

/** How often activity prolongs the session, how early its end is announced, and how often that is checked. */
const renewEveryMs = 4 * 60_000;
const warnBeforeMs = 5 * 60_000;
const checkEveryMs = 5_000;

/** Calls about the session itself are never held back. */
const aboutSession = /^\/api\/users\/(?:login|logout|me|refresh-token|forgot-password|reset-password)(?:\?|$)/;

/**
 * Prolongs a user's session while the user is active, and warns before it ends. Once it has ended, calls are held back
 * until the same user has signed in again, so that nothing on the page is lost.
 */
export class Session {
  readonly account: Account;
  readonly #unreachable: string;
  readonly #onChange: (state: SessionState) => void;
  readonly #fetch = window.fetch.bind(window);
  #state: SessionState = { standing: "open", endsAt: 0, isFinal: false };
  #renewedAt = Date.now();
  #waiting: (() => void)[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;

  /** @param unreachable the message of calls that failed without a connection, in place of the browser's English one */
  constructor(account: Account, onChange: (state: SessionState) => void, unreachable: string) {
    this.account = account;
    this.#onChange = onChange;
    this.#unreachable = unreachable;
  }

  /** Starts to watch the session. Returns a function that stops it. */
  start(beforeSignOut: () => Promise<void>, afterSignOut: () => Promise<void>): () => void {
    const active = () => this.#active();
    const warn = () => void this.#warnBeforeEnd();
    const back = () => {
      if (document.visibilityState === "visible") void this.check();
    };
    document.addEventListener("keydown", active, { capture: true, passive: true });
    document.addEventListener("pointerdown", active, { capture: true, passive: true });
    document.addEventListener("visibilitychange", back);
    window.addEventListener("focus", back);
    this.#timer = setInterval(warn, checkEveryMs);
    const originalFetch = window.fetch;
    const plain = (input: RequestInfo | URL, init?: RequestInit) =>
      originalFetch(input, init).catch((error: unknown) => {
        const path = pathOf(input);
        // Payload's forms wait forever for a preference whose call has failed.
        if (path.startsWith("/api/payload-preferences/") && (init?.method ?? "GET").toUpperCase() === "GET") {
          return new Response(null, { status: 404 });
        }
        if (error instanceof TypeError && path.startsWith("/api/")) throw new TypeError(this.#unreachable);
        throw error;
      });
    window.fetch = async (input, init) => {
      const path = pathOf(input);
      if (path.startsWith("/api/users/logout")) {
        await beforeSignOut();
        const answer = await plain(input, init);
        if (answer.ok) await afterSignOut();
        return answer;
      }
      const answer = await plain(input, init);
      // The user signed in on Payload's own page, so the dialog over this one can close.
      if (path.startsWith("/api/users/login") && answer.ok) await this.check();
      const isRefused = answer.status === 401 || answer.status === 403;
      if (!isRefused || !/^\/(?:api|admin)\//.test(path) || aboutSession.test(path)) return answer;
      await this.check();
      if (this.#state.standing !== "ended") return answer;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
      return plain(input, init);
    };
    void this.check();
    return () => {
      document.removeEventListener("keydown", active, { capture: true });
      document.removeEventListener("pointerdown", active, { capture: true });
      document.removeEventListener("visibilitychange", back);
      window.removeEventListener("focus", back);
      clearInterval(this.#timer);
      window.fetch = originalFetch;
    };
  }

  /** Asks the server whose session this is, and when it ends. */
  async check(): Promise<void> {
    await this.#ask("/api/users/me", "GET");
  }

  /** Prolongs the session, if the server still allows it. */
  async renew(): Promise<void> {
    this.#renewedAt = Date.now();
    const before = this.#state.endsAt;
    await this.#ask("/api/users/refresh-token?refresh", "POST");
    const { standing, endsAt } = this.#state;
    if (standing === "ending" && endsAt <= before + 1000) this.#change({ isFinal: true });
  }

  /** Signs in again. Resolves to a problem if the server refuses. */
  async signIn(password: string, unreachable: string): Promise<string | undefined> {
    try {
      const answer = await this.#fetch("/api/users/login", {
        method: "POST",
        credentials: "include",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: this.account.email, password }),
      });
      const read = (await answer.json()) as Answer & { message?: string };
      if (!answer.ok) return read.errors?.[0]?.message ?? read.message ?? unreachable;
      this.#update(read, answer);
      return undefined;
    } catch {
      return unreachable;
    }
  }

  async #ask(path: string, method: string): Promise<void> {
    try {
      const answer = await this.#fetch(path, { method, credentials: "include" });
      if (answer.ok) this.#update((await answer.json()) as Answer, answer);
      else if (answer.status === 401 || answer.status === 403) this.#change({ standing: "ended" });
    } catch {
      // Without a connection, only the clock can tell.
      if (this.#state.endsAt > 0 && this.#state.endsAt <= Date.now()) this.#change({ standing: "ended" });
    }
  }

  #update({ user, exp = 0 }: Answer, { headers }: Response): void {
    if (user?.id !== this.account.id) {
      this.#change({ standing: user ? "other" : "ended" });
      return;
    }
    // The end is in the server's time, which may differ from this computer's.
    const clockDifferenceMs = Date.now() - Date.parse(headers.get("date") ?? "") || 0;
    const endsAt = exp * 1000 + clockDifferenceMs;
    const isEnding = endsAt - Date.now() <= warnBeforeMs;
    const isStill = isEnding && this.#state.standing === "ending";
    this.#change({ endsAt, standing: isStill ? "ending" : "open", isFinal: isStill && this.#state.isFinal });
    for (const resume of this.#waiting.splice(0)) resume();
  }

  #change(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    this.#onChange(this.#state);
  }

  #active(): void {
    if (this.#state.standing !== "open" || Date.now() - this.#renewedAt < renewEveryMs) return;
    void this.renew();
  }

  async #warnBeforeEnd(): Promise<void> {
    const { standing, endsAt } = this.#state;
    if (endsAt === 0 || standing === "ended" || standing === "other") return;
    const left = endsAt - Date.now();
    if (left > warnBeforeMs) return;
    // Another page of this browser may have prolonged the session.
    if (left <= 0 || standing === "open") await this.check();
    const isEnding = this.#state.standing === "open" && this.#state.endsAt - Date.now() <= warnBeforeMs;
    if (isEnding) this.#change({ standing: "ending", isFinal: false });
  }
}

function pathOf(input: RequestInfo | URL): string {
  // A Request can be sent once only, so it is not held back.
  if (input instanceof Request) return "";
  const { origin, pathname, search } = new URL(String(input), window.location.href);
  return origin === window.location.origin ? pathname + search : "";
}
