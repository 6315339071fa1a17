import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from "payload";

/** Does all of the work or none, within the call's transaction if it has one. Without transactions (SQLite) it just does the work. */
export async function inTransaction<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  const isOurs = await initTransaction(req);
  try {
    const result = await work();
    if (isOurs) await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
