/** How long an early answer may wait for its page, in milliseconds: a page that opens later asks for what is true then. */
export const earlyMs = 10_000;

interface Early {
  answer: Promise<unknown>;
  askedAt: number;
}
const early = new Map<string, Early>();
const isFresh = ({ askedAt }: Early) => Date.now() - askedAt < earlyMs;

/** Keeps an answer, or its failure, that was asked for before a page needs it. */
export function keepEarly(address: string, answer: Promise<unknown>): void {
  for (const [known, one] of early) if (!isFresh(one)) early.delete(known);
  early.set(address, { answer, askedAt: Date.now() });
}

/** Returns the early answer at an address, once; undefined if there is none, or it is too old. */
export function takeEarly<Answer>(address: string): Promise<Answer> | undefined {
  const found = early.get(address);
  early.delete(address);
  return found && isFresh(found) ? (found.answer as Promise<Answer>) : undefined;
}

/** Drops all early answers: the visitor has changed something on the server. */
export const forgetEarly = (): void => early.clear();
