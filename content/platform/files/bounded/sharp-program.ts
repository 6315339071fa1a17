import sharp from "sharp";
import type { PictureAnswer, PictureWork } from "./bounded-sharp.ts";

/**
 * A separate program: processes pictures for `bounded-sharp.ts`, one after the other, and ends with the process that
 * started it.
 */
sharp.concurrency(1);
sharp.cache(false);

process.on("disconnect", () => process.exit());
process.on("message", (work: PictureWork) => {
  perform(work).then(
    (result) => process.send?.({ result } satisfies PictureAnswer),
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      process.send?.({ error: message } satisfies PictureAnswer);
    },
  );
});

async function perform({ input, options, calls }: PictureWork): Promise<unknown> {
  let outcome: unknown = sharp(input as Buffer, options);
  for (const [name, args] of calls) {
    const method = (outcome as Record<string, unknown>)[name];
    if (typeof method !== "function") throw new Error(`sharp has no method ${name}.`);
    outcome = method.apply(outcome, args);
  }
  return outcome;
}
