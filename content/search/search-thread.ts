import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { ReadParameters } from "@setu/contract/calls/reads";
import { type ErrorCode, FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { SearchSettings } from "./editors/guide.ts";
import type { Origin } from "./index-file.ts";
import type { SearchDocument } from "./source.ts";
import type { Encoding, WrittenAnswer } from "./written.ts";

/** The file that the thread opens, and its expected origin. */
export interface ThreadData {
  path: string;
  origin: Origin;
}

/** The thread's calls. */
export interface Calls {
  /** The content revision of everything in the index; undefined until it is complete. */
  revision(): number | undefined;
  /** Searches with these from now on. */
  set(settings: SearchSettings): void;
  change(names: readonly string[], documents: readonly SearchDocument[], revision?: number): void;
  namesTouchedBy(changed: readonly string[]): string[];
  /** The names of the documents of a source; of all documents if it is empty. */
  namesOf(source: string): string[];
  /** The versions of a versioned source's items, by their names. */
  versionsOf(collection: string): Map<string, string>;
  namesExpired(now: number): string[];
  search(locale: Locale, query: ReadParameters, encoding: Encoding, now: number): WrittenAnswer;
  /** Whether something has all parts of each of these queries. */
  finds(typed: readonly string[], now: number): boolean[];
  suggestions(locale: Locale, query: ReadParameters, encoding: Encoding, now: number): WrittenAnswer;
}

export interface Asked {
  id: number;
  call: keyof Calls;
  given: unknown[];
}
/** The thread's answer to a call. `fault` says what is wrong with the file. */
export type Replied = { id: number } & (
  | { answer: unknown }
  | { refused: ErrorCode }
  | { failed: string; fault: string | undefined }
);

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

/** The main thread's side of the thread that owns the index. A call rejects when the thread ends. */
export class SearchThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #ended: Error | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on("message", (replied: Replied) => this.#settle(replied));
    worker.on("error", (error) => this.#end(error as Error));
    worker.on("exit", () => this.#end(new Error("The search index was closed.")));
  }

  /** Starts a thread. Rejects if it cannot open the file. */
  static async open(data: ThreadData): Promise<SearchThread> {
    const worker = new Worker(new URL("./search-program.ts", import.meta.url), { workerData: data });
    await once(worker, "message");
    // The thread does not keep the process alive.
    worker.unref();
    return new SearchThread(worker);
  }

  call<Name extends keyof Calls>(call: Name, ...given: Parameters<Calls[Name]>): Promise<ReturnType<Calls[Name]>> {
    if (this.#ended) return Promise.reject(this.#ended);
    this.#last += 1;
    const asked: Asked = { id: this.#last, call, given };
    return new Promise((resolve, reject) => {
      this.#waiting.set(asked.id, { resolve: resolve as Waiting["resolve"], reject });
      this.#worker.postMessage(asked);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(replied: Replied): void {
    const waiting = this.#waiting.get(replied.id);
    this.#waiting.delete(replied.id);
    if ("answer" in replied) waiting?.resolve(replied.answer);
    else if ("refused" in replied) waiting?.reject(new FrontApiError(replied.refused, ""));
    else waiting?.reject(new SearchFault(replied.failed, replied.fault));
  }

  #end(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** A failed call of the index. */
export class SearchFault extends Error {
  readonly fault: string | undefined;
  constructor(message: string, fault: string | undefined) {
    super(message);
    this.name = "SearchFault";
    this.fault = fault;
  }
}
