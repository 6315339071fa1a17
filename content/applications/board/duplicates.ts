import { latinDigits } from "@setu/contract/digits";
import { mailboxOf } from "../../platform/mail/mailbox.ts";
/** By what two applications are told to be of one person. */
export type Likeness = "email" | "phone" | "file";

export interface Trace {
  id: number;
  email: string;
  phone: string;
  /** The sums of its documents. */
  sums: readonly string[];
}

export interface Duplicate {
  id: number;
  by: Likeness[];
}

/** So many are named beside one application. */
const most = 10;
/** Last digits of a phone number that are compared: a country's code may be there or not. */
const telling = 8;

/** Mail providers take an address for the same whatever its case and what follows a plus; Gmail ignores dots too. */
export function emailKey(email: string): string {
  const mailbox = mailboxOf(email.normalize("NFKC"));
  const [local = "", domain = ""] = mailbox.split("@");
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${local.replaceAll(".", "")}@gmail.com` : mailbox;
}

/** Its last digits, of either script; empty when there are too few to say anything. */
export function phoneKey(phone: string): string {
  const digits = latinDigits(phone).replace(/\D/g, "");
  return digits.length < telling ? "" : digits.slice(-telling);
}

/** For each application the others that seem to be of the same person. Hints: people decide. */
export function duplicatesOf(traces: readonly Trace[]): Map<number, Duplicate[]> {
  const found = new Map<number, Map<number, Likeness[]>>();
  const groups = new Map<string, number[]>();
  for (const { id, email, phone, sums } of traces) {
    const keys = [email && `email ${emailKey(email)}`, phoneKey(phone) && `phone ${phoneKey(phone)}`];
    const files = sums.map((sum) => sum && `file ${sum}`);
    for (const key of new Set([...keys, ...files])) {
      if (key) groups.set(key, [...(groups.get(key) ?? []), id]);
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
  // What has most in common in front: a form that hundreds send says less than an address.
  const strongest = (others: Map<number, Likeness[]>): Duplicate[] =>
    [...others].map(([id, by]) => ({ id, by })).sort((a, b) => weight(b) - weight(a) || a.id - b.id);
  return new Map([...found].map(([id, others]) => [id, strongest(others).slice(0, most)]));
}

const weight = ({ by }: Duplicate): number => by.reduce((sum, one) => sum + { email: 4, phone: 2, file: 1 }[one], 0);
