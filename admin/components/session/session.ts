/** Where a session stands: it goes on; it is about to end; it has ended; somebody else has signed in in this browser. */
type Standing = "open" | "ending" | "ended" | "other";
export interface SessionState {
  standing: Standing;
  /** When it ends, in ms since 1970 by this computer's clock; 0 while that is not known. */
  endsAt: number;
  /** Being active does not put the end off any more. */
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

/** How often being active prolongs a session; how long before its end one is told; how often one looks, all in ms. */
const renewEveryMs = 4 * 60_000;
const tellBeforeMs = 5 * 60_000;
const lookEveryMs = 5_000;

/** Calls about the session itself are never held up by it. */
const aboutSession = /^\/api\/users\/(?:login|logout|me|refresh-token|forgot-password|reset-password)(?:\?|$)/;

/**
 * Keeps one person's session while that person is active, says so before it ends, and holds calls back once it has
 * ended, until the same person has signed in again: so nothing that was on the page is lost.
 */
export class Session {
  readonly account: Account;
  readonly #unreachable: string;
  readonly #told: (state: SessionState) => void;
  readonly #fetch = window.fetch.bind(window);
  #state: SessionState = { standing: "open", endsAt: 0, isFinal: false };
  #renewedAt = Date.now();
  #waiting: (() => void)[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;

  /** @param unreachable what calls say that failed for want of a connection, in place of the browser's own English */
  constructor(account: Account, told: (state: SessionState) => void, unreachable: string) {
    this.account = account;
    this.#told = told;
    this.#unreachable = unreachable;
  }

  /** Begins to look after the session; gives what ends that. */
  start(beforeSignOut: () => Promise<void>, afterSignOut: () => Promise<void>): () => void {
    const active = () => this.#active();
    const look = () => void this.#look();
    const back = () => {
      if (document.visibilityState === "visible") void this.check();
    };
    document.addEventListener("keydown", active, { capture: true, passive: true });
    document.addEventListener("pointerdown", active, { capture: true, passive: true });
    document.addEventListener("visibilitychange", back);
    window.addEventListener("focus", back);
    this.#timer = setInterval(look, lookEveryMs);
    const given = window.fetch;
    const plain = (input: RequestInfo | URL, init?: RequestInit) =>
      given(input, init).catch((error: unknown) => {
        const path = pathOf(input);
        // A form of Payload's waits for ever for a preference whose call has failed.
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
      // On Payload's own page: the window over this one is not needed any more.
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
      window.fetch = given;
    };
  }

  /** Asks the server whose session this is, and until when. */
  async check(): Promise<void> {
    await this.#ask("/api/users/me", "GET");
  }

  /** Puts the end off, as far as that is possible. */
  async renew(): Promise<void> {
    this.#renewedAt = Date.now();
    const before = this.#state.endsAt;
    await this.#ask("/api/users/refresh-token?refresh", "POST");
    const { standing, endsAt } = this.#state;
    if (standing === "ending" && endsAt <= before + 1000) this.#be({ isFinal: true });
  }

  /** Signs in again. Gives the server's words when that is refused. */
  async signIn(password: string, unreachable: string): Promise<string | undefined> {
    try {
      const answer = await this.#fetch("/api/users/login", {
        method: "POST",
        credentials: "include",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: this.account.email, password }),
      });
      const said = (await answer.json()) as Answer & { message?: string };
      if (!answer.ok) return said.errors?.[0]?.message ?? said.message ?? unreachable;
      this.#heard(said, answer);
      return undefined;
    } catch {
      return unreachable;
    }
  }

  async #ask(path: string, method: string): Promise<void> {
    try {
      const answer = await this.#fetch(path, { method, credentials: "include" });
      if (answer.ok) this.#heard((await answer.json()) as Answer, answer);
      else if (answer.status === 401 || answer.status === 403) this.#be({ standing: "ended" });
    } catch {
      // Without a connection nobody knows. The clock does.
      if (this.#state.endsAt > 0 && this.#state.endsAt <= Date.now()) this.#be({ standing: "ended" });
    }
  }

  #heard({ user, exp = 0 }: Answer, { headers }: Response): void {
    if (user?.id !== this.account.id) {
      this.#be({ standing: user ? "other" : "ended" });
      return;
    }
    // By the server's clock, of which this computer's may be well ahead or behind.
    const behind = Date.now() - Date.parse(headers.get("date") ?? "") || 0;
    const endsAt = exp * 1000 + behind;
    const isEnding = endsAt - Date.now() <= tellBeforeMs;
    const isStill = isEnding && this.#state.standing === "ending";
    this.#be({ endsAt, standing: isStill ? "ending" : "open", isFinal: isStill && this.#state.isFinal });
    for (const resume of this.#waiting.splice(0)) resume();
  }

  #be(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    this.#told(this.#state);
  }

  #active(): void {
    if (this.#state.standing !== "open" || Date.now() - this.#renewedAt < renewEveryMs) return;
    void this.renew();
  }

  async #look(): Promise<void> {
    const { standing, endsAt } = this.#state;
    if (endsAt === 0 || standing === "ended" || standing === "other") return;
    const left = endsAt - Date.now();
    if (left > tellBeforeMs) return;
    // On another page of the same browser the session may have been prolonged.
    if (left <= 0 || standing === "open") await this.check();
    const isEnding = this.#state.standing === "open" && this.#state.endsAt - Date.now() <= tellBeforeMs;
    if (isEnding) this.#be({ standing: "ending", isFinal: false });
  }
}

function pathOf(input: RequestInfo | URL): string {
  // A whole request can be sent once only.
  if (input instanceof Request) return "";
  const { origin, pathname, search } = new URL(String(input), window.location.href);
  return origin === window.location.origin ? pathname + search : "";
}
