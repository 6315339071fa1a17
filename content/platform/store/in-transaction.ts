import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from "payload";

/** Does all of the work or none, if the database can (PostgreSQL), within the call's transaction if it has one. */
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
