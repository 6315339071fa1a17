import { call } from "./call.ts";

/** How long an early answer may wait for its page, in milliseconds: a page that opens later asks for what is true then. */
export const earlyMs = 10_000;

interface Early {
  answer: Promise<unknown>;
  askedAt: number;
}
const early = new Map<string, Early>();

/** Calls our own server before a page needs the answer. Rejects as `call` does; a failed answer is not kept. */
export function askEarly<Answer extends { error: false }>(address: string): Promise<Answer> {
  const answer = call<Answer>(address);
  early.set(address, { answer, askedAt: Date.now() });
  answer.catch(() => early.delete(address));
  return answer;
}

/** Returns the early answer at an address, once; undefined if there is none, or it is too old. */
export function takeEarly<Answer>(address: string): Promise<Answer> | undefined {
  const found = early.get(address);
  early.delete(address);
  return found && Date.now() - found.askedAt < earlyMs ? (found.answer as Promise<Answer>) : undefined;
}
