import type { Payload } from "payload";
import { storedRow } from "../system/stored-row.ts";

/** Applications from one mail address for one vacancy: enough for a mistake, too few to fill the board. */
const most = 3;

interface Row {
  reference: string;
  personKey: string;
}

const keyOf = (vacancy: number, email: string, nth: number) =>
  `${vacancy}:${email.toLowerCase()}${nth > 1 ? `#${nth}` : ""}`;
const under = (payload: Payload, key: string) => storedRow<Row>(payload, "applications", "personKey", key);

/**
 * A key for the next application from a mail address, undefined when there have been enough. A second one is taken like the
 * first: to refuse it would tell anybody who types an address whether its owner has applied (docs/decisions/0041-second-application.md).
 */
export async function freePersonKey(payload: Payload, vacancy: number, email: string): Promise<string | undefined> {
  for (let nth = 1; nth <= most; nth += 1) {
    const key = keyOf(vacancy, email, nth);
    if (!(await under(payload, key))) return key;
  }
  return undefined;
}

/** The reference of the application that came from the same address before this one; null when it is the first. */
export async function earlierReference(payload: Payload, personKey: string): Promise<string | null> {
  const [, base = "", nth] = /^(.*)#(\d)$/.exec(personKey) ?? [];
  if (!nth) return null;
  const key = Number(nth) > 2 ? `${base}#${Number(nth) - 1}` : base;
  return (await under(payload, key))?.reference ?? null;
}
