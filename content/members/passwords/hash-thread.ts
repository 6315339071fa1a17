import type { Argon2Parameters } from "node:crypto";
import { Worker } from "node:worker_threads";

/** A hash to compute. The buffers are copied to the thread. */
export interface HashAsked {
  id: number;
  parameters: Argon2Parameters;
}
export type HashReplied = { id: number } & ({ tag: Uint8Array } | { failed: string });

interface Waiting {
  resolve: (tag: Buffer) => void;
  reject: (error: Error) => void;
}

/**
 * The thread that hashes passwords. A hash keeps a processor busy for 25 ms: on Node's own pool it has the priority of the thread that
 * answers visitors, here a lower one (hash-program.ts).
 */
class HashThread {
  readonly #worker = new Worker(new URL("./hash-program.ts", import.meta.url));
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  ended = false;

  constructor() {
    this.#worker.on("message", (replied: HashReplied) => this.#settle(replied));
    this.#worker.on("error", (error) => this.#end(error as Error));
    this.#worker.on("exit", () => this.#end(new Error("The thread that hashes passwords has ended.")));
    // It does not keep the process alive.
    this.#worker.unref();
  }

  hash(parameters: Argon2Parameters): Promise<Buffer> {
    this.#last += 1;
    const asked: HashAsked = { id: this.#last, parameters };
    // A request that waits for its hash does.
    this.#worker.ref();
    return new Promise<Buffer>((resolve, reject) => {
      this.#waiting.set(asked.id, { resolve, reject });
      this.#worker.postMessage(asked);
    }).finally(() => this.#waiting.size === 0 && this.#worker.unref());
  }

  #settle(replied: HashReplied): void {
    const waiting = this.#waiting.get(replied.id);
    this.#waiting.delete(replied.id);
    if ("tag" in replied) waiting?.resolve(Buffer.from(replied.tag));
    else waiting?.reject(new Error(replied.failed));
  }

  #end(error: Error): void {
    this.ended = true;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** One thread for the process, from the first hash on. */
let thread: HashThread | undefined;

/** Computes Argon2id on the thread for it; starts the thread again if it has ended. */
export function argon2id(parameters: Argon2Parameters): Promise<Buffer> {
  if (!thread || thread.ended) thread = new HashThread();
  return thread.hash(parameters);
}
