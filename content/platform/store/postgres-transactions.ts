import { randomUUID } from "node:crypto";

type Id = string | number | null | undefined;
interface Session {
  db: unknown;
  resolve: () => Promise<void>;
  reject: () => Promise<void>;
  /** Work that `files/after-commit.ts` postpones until it is committed. */
  afterwards: (() => Promise<unknown>)[];
}
/** The part of Payload's adapter that makes transactions. */
interface Adapter {
  initializing: Promise<void>;
  drizzle: { transaction(work: (tx: unknown) => Promise<void>, options?: object): Promise<void> };
  sessions: Record<string, Session>;
  transactionOptions?: object | false;
}

/**
 * Payload's transactions with another end: in Payload 3.90 a commit that the database refuses, or whose connection is
 * lost, counts as done, and the caller is told that data was stored when it was not
 * (docs/decisions/0034-lost-connections.md).
 */
export const honestTransactions = {
  async beginTransaction(this: Adapter, options?: object): Promise<string> {
    await this.initializing;
    const begun = Promise.withResolvers<unknown>();
    const ended = Promise.withResolvers<void>();
    const done = this.drizzle.transaction(
      (tx) => {
        begun.resolve(tx);
        return ended.promise;
      },
      options || this.transactionOptions || undefined,
    );
    done.catch(begun.reject);
    const db = await begun.promise;
    const id = randomUUID();
    this.sessions[id] = {
      db,
      resolve: () => {
        ended.resolve();
        return done;
      },
      reject: () => {
        ended.reject(new Error("rolled back"));
        return done.catch(() => {});
      },
      afterwards: [],
    };
    return id;
  },

  /** @throws the database's error when nothing was stored, or when it is unknown. */
  async commitTransaction(this: Adapter, given: Id | Promise<Id>): Promise<void> {
    const id = String(await given);
    const session = this.sessions[id];
    // No statement may join a transaction that is ending.
    delete this.sessions[id];
    await session?.resolve();
    for (const work of session?.afterwards ?? []) await work();
  },
};
