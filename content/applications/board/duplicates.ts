import { createHash } from "node:crypto";
import { latinDigits } from "@setu/contract/digits";
import { mailboxOf } from "../../platform/mail/mailbox.ts";

/** A match between two applications that suggests one person. */
export type Likeness = "email" | "phone" | "file";

/** An application, and what it is compared by. */
export interface Trace {
  id: number;
  keys: readonly string[];
}

export interface Duplicate {
  id: number;
  by: Likeness[];
}

/** The most likely duplicates to name beside one application. */
const most = 10;
/** Last digits of a phone number to compare: the country code may be missing. */
const telling = 8;

/** The last digits of a phone number, in either script; empty when there are too few to compare. */
export function phoneKey(phone: string): string {
  const digits = latinDigits(phone).replace(/\D/g, "");
  return digits.length < telling ? "" : digits.slice(-telling);
}

/** The keys are kept in memory: no address or number of somebody who is erased stays there. */
const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** Returns the values by which an application is compared, from its fields and the checksums of its documents. */
export function keysOf({ email, phone, sums }: { email: string; phone: string; sums: readonly string[] }): string[] {
  const keys = [
    email && `email ${hashOf(mailboxOf(email))}`,
    phoneKey(phone) && `phone ${hashOf(phoneKey(phone))}`,
    ...sums.map((sum) => sum && `file ${sum}`),
  ];
  return [...new Set(keys)].filter(Boolean);
}

/** For each application, the others that seem to come from the same person. These are only hints: people decide. */
export function duplicatesOf(traces: readonly Trace[]): Map<number, Duplicate[]> {
  const found = new Map<number, Map<number, Likeness[]>>();
  const groups = new Map<string, number[]>();
  for (const { id, keys } of traces) {
    for (const key of keys) {
      const group = groups.get(key);
      if (group) group.push(id);
      else groups.set(key, [id]);
    }
  }
  for (const [key, ids] of groups) {
    if (ids.length < 2) continue;
    const by = key.split(" ")[0] as Likeness;
    for (const id of ids) {
      const others = found.get(id) ?? new Map<number, Likeness[]>();
      found.set(id, others);
      for (const other of ids.slice(0, most + 1)) {
        if (other === id) continue;
        const known = others.get(other) ?? [];
        if (!known.includes(by)) others.set(other, [...known, by]);
      }
    }
  }
  // Those with the most in common first: a form that hundreds send means less than an address.
  const strongest = (others: Map<number, Likeness[]>): Duplicate[] =>
    [...others].map(([id, by]) => ({ id, by })).sort((a, b) => weight(b) - weight(a) || a.id - b.id);
  return new Map([...found].map(([id, others]) => [id, strongest(others).slice(0, most)]));
}

const weight = ({ by }: Duplicate): number => by.reduce((sum, one) => sum + { email: 4, phone: 2, file: 1 }[one], 0);
