/** Lets so many tasks run at once; the others wait, in the order in which they came. */
export function turns(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < most) running += 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await task();
    } finally {
      // Whoever waits takes the place over; nobody else can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
