import pg, { type PoolClient, type PoolConfig } from "pg";

/** How long a statement may take before the visitor is asked to try again (safety, F5). The server has limits of its own beyond that. */
const patienceMs = 6000;
const serverLimits =
  "SET statement_timeout = '5s'; SET lock_timeout = '3s'; SET idle_in_transaction_session_timeout = '60s'";

/** The database's address, and the settings of every connection: a dead one is noticed within half a minute. */
export const connectionTo = (connectionString: string) => ({
  connectionString,
  connectionTimeoutMillis: 2000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

export interface GuardedPoolConfig extends PoolConfig {
  /** Called when the server, or the network, has ended a connection. */
  onLost?: (error: Error) => void;
}

/** Properties that pg's types do not declare. */
interface Inside {
  readyForQuery: boolean;
  connectionParameters: { query_timeout: number };
  end(): Promise<void>;
}
const inside = (client: PoolClient) => client as PoolClient & Inside;

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (broken?: unknown) => void) => void;

/**
 * A pool that survives the loss of connections (docs/decisions/0034-lost-connections.md). In pg's own pool, a lost
 * connection ends the process; one that is lost, or does not answer, before its transaction has begun keeps its place for
 * ever, since drizzle never releases it; and one that is released before it has answered is given to the next caller.
 */
export class GuardedPool extends pg.Pool {
  #patienceMs = patienceMs;

  constructor({ onLost, ...config }: GuardedPoolConfig = {}) {
    const onConnect = async (client: PoolClient) => {
      client.on("error", (error) => onLost?.(error));
      givenUpWhenSilent(client);
      // Not as startup parameters, which PgBouncer refuses.
      await client.query(serverLimits);
    };
    // This version's types do not declare onConnect yet.
    super({ ...config, query_timeout: patienceMs, ...{ onConnect } });
    // Each connection reports its own loss, above.
    this.on("error", () => {});
    this.on("acquire", (client) => {
      inside(client).connectionParameters.query_timeout = this.#patienceMs;
    });
  }

  /** Runs work that takes long, such as migrations or seeding, without the usual time limit. */
  async unhurried<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#patienceMs = 3600_000;
    try {
      return await work();
    } finally {
      this.#patienceMs = patienceMs;
    }
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    if (!connected) return super.connect().then(givenBackOnce);
    super.connect((error, client, done) => connected(error, client && givenBackOnce(client), done));
    return undefined;
  }
}

/** Closes a connection after a query that timed out: it would answer no other query. */
function givenUpWhenSilent(client: PoolClient): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown;
  client.query = ((...asked: unknown[]) => {
    const answer = ask(...asked);
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (error.message === "Query read timeout") void inside(client).end();
      });
    }
    return answer;
  }) as typeof client.query;
}

/** Frees the connection's place in the pool when it ends, whether or not its holder does. */
function givenBackOnce(client: PoolClient): PoolClient {
  const { release } = client;
  let isBack = false;
  const giveBack = (broken?: Error | boolean) => {
    if (isBack) return;
    isBack = true;
    client.off("end", onEnd);
    release(broken || !inside(client).readyForQuery);
  };
  const onEnd = () => giveBack(true);
  client.once("end", onEnd);
  client.release = giveBack;
  return client;
}
