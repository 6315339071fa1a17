import type { PayloadRequest } from "payload";
import { innermost } from "../store/retry.ts";

type Work = () => Promise<unknown>;
/** The part of a transaction of `store/postgres-transactions.ts` that is used here. */
interface Sessions {
  sessions?: Record<string, { afterwards?: Work[] } | undefined>;
}

/**
 * Does irreversible work, such as deleting a file, once the call's transaction is committed, and not if it is rolled back: the row
 * would name a missing file. Without transactions (SQLite), it is done at once.
 */
export async function afterCommit({ payload, transactionID }: PayloadRequest, work: Work): Promise<void> {
  const id = await transactionID;
  const afterwards = id ? (payload.db as Sessions).sessions?.[id]?.afterwards : undefined;
  if (!afterwards) return void (await work());
  afterwards.push(() =>
    work().catch((error: unknown) =>
      payload.logger.warn({ err: innermost(error), msg: "The work after a change failed; the change is stored." }),
    ),
  );
}
