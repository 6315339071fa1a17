import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from "payload";

/** Does all of it or nothing, where the database can (PostgreSQL), within the transaction of the call where it has one. */
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
