import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import pLimit from "p-limit";
import type { Sharp, SharpInput, SharpOptions } from "sharp";
import { limitedCommand, limitedEnvironment } from "./limited-process.ts";

/** A chain of calls of sharp's methods, the last of which returns a result. */
export interface PictureWork {
  input: SharpInput | undefined;
  options: SharpOptions | undefined;
  calls: [name: string, args: unknown[]][];
}
export interface PictureAnswer {
  result?: unknown;
  error?: string;
}

const program = path.join(import.meta.dirname, "sharp-program.ts");
/** The memory of the process, 850 MB of which is for pictures: 40 million pixels, interlaced, in 16 bits, take 600 MB. */
const memoryBytes = 1_500_000_000;
/** How long one step on one picture may take; the slowest honest one took 4 s. */
const patienceMs = 60_000;
/** How long the process is kept for the next picture. Its memory is freed when it ends. */
const idleMs = 3000;

/** The steps after which the process is replaced: memory that its allocators keep would count against its limit. */
const mostSteps = 40;

const results = new Set(["metadata", "stats", "toBuffer", "toFile"]);

/** Results of earlier equal work. */
interface EarlierResults {
  /** The result; undefined if there is none. */
  find(work: PictureWork): unknown;
  keep(work: PictureWork, result: unknown): void;
}
let earlier: EarlierResults | undefined;
/** Reuses results in this process: a program that seeds the sample content again draws the same pictures. */
export function reuseResults(of: EarlierResults): void {
  earlier = of;
}

/** Decoding needs the memory: one step at a time. */
const inTurn = pLimit(1);
let running: ChildProcess | undefined;
let steps = 0;
let idle: NodeJS.Timeout | undefined;

/**
 * sharp in a separate process with a memory limit, started on demand: a picture that breaks the library or the allocator
 * affects neither the site nor the back office. It accepts buffers and paths, no streams.
 */
export const boundedSharp = (input?: SharpInput, options?: SharpOptions): Sharp => chain({ input, options, calls: [] });

function chain(work: PictureWork): Sharp {
  const recorded: unknown = new Proxy(work, {
    get(_, name) {
      // Without a `then`, so that a promise does not mistake it for another promise.
      if (typeof name !== "string" || name === "then") return undefined;
      if (name === "clone") return () => chain({ ...work, calls: [...work.calls] });
      return (...args: unknown[]) => {
        if (results.has(name)) return perform({ ...work, calls: [...work.calls, [name, args]] });
        work.calls.push([name, args]);
        return recorded;
      };
    },
  });
  return recorded as Sharp;
}

/** The separate process ended without an answer. */
class ProcessFailed extends Error {}

async function perform(work: PictureWork): Promise<unknown> {
  const known = earlier?.find(work);
  if (known !== undefined) return known;
  const result = await processed(work);
  earlier?.keep(work, result);
  return result;
}

const processed = (work: PictureWork): Promise<unknown> =>
  inTurn(async () => {
    clearTimeout(idle);
    try {
      // The picture is not always at fault: the machine may have been short of memory or time.
      const { result, error } = await answerTo(work).catch((failed: unknown) => {
        if (failed instanceof ProcessFailed) return answerTo(work);
        throw failed;
      });
      if (error !== undefined) throw new Error(error);
      return result;
    } finally {
      idle = setTimeout(end, idleMs).unref();
    }
  });

async function answerTo(work: PictureWork): Promise<PictureAnswer> {
  if (steps >= mostSteps) end();
  const child = startedProcess();
  steps += 1;
  child.ref();
  child.channel?.ref();
  try {
    return await answerOf(child, work);
  } finally {
    child.unref();
    child.channel?.unref();
  }
}

/** Ends the process and gives it no more work. */
function end(): void {
  running?.kill("SIGKILL");
  running = undefined;
}

function startedProcess(): ChildProcess {
  if (running) return running;
  const [command = "", ...args] = limitedCommand([process.execPath, "--no-warnings", program], { memoryBytes });
  const child = spawn(command, args, {
    env: limitedEnvironment,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  });
  // Its end is reported to the caller that waits for it.
  child.on("error", () => {});
  child.once("close", () => {
    if (running === child) running = undefined;
  });
  running = child;
  steps = 0;
  return child;
}

function answerOf(child: ChildProcess, work: PictureWork): Promise<PictureAnswer> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      stopListening();
      end();
      reject(new ProcessFailed(`The picture could not be processed: ${why}.`));
    };
    const late = setTimeout(() => fail(`it took longer than ${patienceMs / 1000} s`), patienceMs);
    const answered = (answer: PictureAnswer) => {
      stopListening();
      resolve(answer);
    };
    const failed = (error: Error) => fail(error.message);
    const ended = (code: number | null, signal: string | null) => fail(`its process ended (${signal ?? code})`);
    const stopListening = () => {
      clearTimeout(late);
      child.off("message", answered).off("error", failed).off("exit", ended);
    };
    child.on("message", answered).once("error", failed).once("exit", ended);
    child.send(work, (error) => error && fail(error.message));
  });
}
