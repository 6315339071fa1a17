import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ReadParameters } from "@setu/contract/calls/reads";
import { FrontApiError, isFrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { SearchPage } from "@setu/contract/search/results";
import type { Suggestions } from "@setu/contract/search/suggestions";
import { dataOf } from "@setu/contract/shapes/envelope";
import type { Payload } from "payload";
import type { Environment } from "../environment.ts";
import { madeFolder } from "../platform/store/durable.ts";
import { withPauses } from "../platform/store/with-pauses.ts";
import { keepInStep } from "./in-step.ts";
import { originOf } from "./index-file.ts";
import type { Index } from "./open-index.ts";
import { SearchFault, SearchThread } from "./search-thread.ts";
import type { Searched } from "./source.ts";
import { type Encoding, type WrittenAnswer, written } from "./written.ts";

const lookPauseMs = 30;
/** The interval between checks of the content's revision. */
const everyMs = 1000;
/** The time for which a search waits for an index that is behind the content. */
const patienceMs = 1500;
/** The time for which an answer without an index is fresh. */
const unpreparedMs = 1000;
/** The most indexes in a folder: processes that share it, as during a restart, each have their own. */
const mostFiles = 8;
/** The pause before the next attempt after a failure, at first and at most. */
const pauseMs = { first: 250, most: 30_000 };

interface Options {
  payload: Payload;
  env: Pick<Environment, "dataDir" | "databaseUrl" | "port">;
  searched: Searched;
}

/** The calls that the index answers. */
export type SearchName = "search" | "suggestions";

/** Searches all public content, in an index that this process keeps up to date. */
export class SiteSearch {
  readonly #options: Options;
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;
  #index: Index | undefined;
  /** Resolved after each update, for searches that wait for a revision. */
  #changed = Promise.withResolvers<void>();
  #sleeping = new AbortController();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Opens or builds the index in the background. The first search calls this too. */
  start(): void {
    this.#running ??= this.#run();
  }

  async search(locale: Locale, query?: ReadParameters): Promise<SearchPage> {
    const { forms } = await this.written("search", locale, query);
    return dataOf(forms.identity);
  }

  async suggestions(locale: Locale, query?: ReadParameters): Promise<Suggestions> {
    const { forms } = await this.written("suggestions", locale, query);
    return dataOf(forms.identity);
  }

  /** The answer of a call as it is sent. */
  async written(
    name: SearchName,
    locale: Locale,
    query: ReadParameters = {},
    encoding: Encoding = "identity",
  ): Promise<WrittenAnswer> {
    const index = await this.#inStep();
    const answer = index && (await this.#ask(index.thread.call(name, locale, query, encoding, Date.now())));
    return answer ?? written(unprepared[name](query), encoding);
  }

  /**
   * Whether something has all words of each of these searches; undefined while that is unknown. It leaves a pause
   * before each, in which visitors' own searches are answered: hundreds may be looked up in a row.
   */
  async finds(searches: readonly string[]): Promise<boolean[] | undefined> {
    await wait(lookPauseMs, undefined, { ref: false });
    const index = await this.#inStep();
    return index && (await this.#ask(index.thread.call("finds", searches, Date.now())));
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#sleeping.abort();
    await this.#running;
  }

  /** Waits until the index is of the present revisions; undefined if that takes too long, since nothing older may be shown. */
  async #inStep(): Promise<Index | undefined> {
    this.start();
    const { payload, searched } = this.#options;
    const { content, own } = await searched.revisions(payload).catch((error: unknown) => {
      throw new FrontApiError("unavailable", "", { retryAfterSeconds: 5, cause: error });
    });
    const isThere = () =>
      this.#index?.revision !== undefined &&
      this.#index.revision >= content &&
      searched.versioned.every(
        ({ collection }) => (this.#index?.own.get(collection) ?? -1) >= (own[collection] ?? 0),
      ) &&
      this.#index.settings !== undefined;
    // Then no change has to be looked for, which would cost each search a second database query.
    if (isThere()) return this.#index;
    const late = wait(patienceMs, undefined, { ref: false });
    let isLate = false;
    void late.then(() => {
      isLate = true;
    });
    this.#sleeping.abort();
    while (!isThere() && !isLate && !this.#stopping.signal.aborted) await Promise.race([this.#changed.promise, late]);
    return isThere() ? this.#index : undefined;
  }

  /** The index's answer; undefined if the index was lost, and is opened or built again. Any other error would come again each time. */
  async #ask<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await answer;
    } catch (error) {
      if (isFrontApiError(error)) throw error;
      this.#options.payload.logger.error({ err: error, msg: "The search index could not answer." });
      if (error instanceof SearchFault && error.fault !== "damaged") {
        throw new FrontApiError("unavailable", "", { retryAfterSeconds: 5 });
      }
      this.#sleeping.abort();
      return undefined;
    }
  }

  async #run(): Promise<void> {
    const { payload } = this.#options;
    for (let pause = pauseMs.first; !this.#stopping.signal.aborted; ) {
      try {
        const thread = await this.#open();
        try {
          await this.#follow(thread, () => {
            pause = pauseMs.first;
          });
        } finally {
          this.#index = undefined;
          await thread.close();
        }
      } catch (error) {
        if (this.#stopping.signal.aborted) return;
        payload.logger.error({ err: error, msg: "The search index failed; it will be opened again or rebuilt." });
        await this.#sleep(pause);
        pause = Math.min(pause * 2, pauseMs.most);
      }
    }
  }

  async #follow(thread: SearchThread, onStep: () => void): Promise<void> {
    const { payload, searched } = this.#options;
    const index: Index = { thread, revision: await thread.call("revision"), own: new Map() };
    this.#index = index;
    while (!this.#stopping.signal.aborted) {
      await withPauses(() => keepInStep(payload, searched, index, this.#stopping.signal));
      onStep();
      this.#changed.resolve();
      this.#changed = Promise.withResolvers();
      await this.#sleep(everyMs);
    }
  }

  async #open(): Promise<SearchThread> {
    const { env } = this.#options;
    const folder = path.join(env.dataDir, "derived");
    await madeFolder(folder);
    const origin = originOf(env);
    for (let number = 1; ; number += 1) {
      try {
        const name = `search-${env.port}${number > 1 ? `-${number}` : ""}.db`;
        return await SearchThread.open({ path: path.join(folder, name), origin });
      } catch (error) {
        if (number === mostFiles) throw error;
      }
    }
  }

  async #sleep(ms: number): Promise<void> {
    this.#sleeping = new AbortController();
    const either = AbortSignal.any([this.#sleeping.signal, this.#stopping.signal]);
    await wait(ms, undefined, { signal: either, ref: false }).catch(() => {});
  }
}

const soon = () => ({ fresh_until: new Date(Date.now() + unpreparedMs).toISOString() });
const unprepared = {
  search: (query: ReadParameters): SearchPage => ({
    items: [],
    filters: [],
    page: { current: 1, last: 1, per_page: 10, total: 0 },
    query: query["q"]?.trim() ?? "",
    prepared: false,
    search: { meant: null, marks: [] },
    ...soon(),
  }),
  suggestions: (): Suggestions => ({ items: [], marks: [], prepared: false, ...soon() }),
};
