import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { FairQueue } from "./fair-queue.ts";
import { limitedCommand, limitedEnvironment, type ProcessLimits } from "./limited-process.ts";

/** What is to be looked at, by the program `judge-program.ts`. */
export interface JudgeWork {
  /** What kind of file it seems to be: a picture needs the library that draws it, all else is locked in further. */
  kind: "picture" | "other";
  words: string[];
  /** The bytes, or the number of an open file that has them. */
  input: Buffer | number;
  /** An open file for what is made of them. */
  output?: number;
  cpuSeconds: number;
}

/** The judge ended without a word: the file took more time or memory than any honest one, or broke its reader. */
export class JudgeDied extends Error {}
/** No process could be started, or the machine is too busy to let it work. The file is not at fault. */
export class NoJudge extends Error {}

const program = path.join(import.meta.dirname, "../../../judge-program.ts");
const content = path.join(import.meta.dirname, "../../..");
/** What the program is made of. It can read nothing else, and write nothing but what it is handed. */
const readable = [content, path.join(content, "../node_modules")].filter((folder) => existsSync(folder));
const permissions = ["--permission", ...readable.map((folder) => `--allow-fs-read=${folder}`)];

/** Beside the 650 MB that Node reserves. A picture of 40 million pixels, turned upright, takes 500 MB. */
const memoryBytes = { picture: 1_400_000_000, other: 1_100_000_000 };
const longestVerdict = 20_000;
/** How long the processor time that is granted may take on a machine that has much else to do. */
const patienceMs = (cpuSeconds: number) => 8000 + cpuSeconds * 3000;

/**
 * Has files judged in processes of their own, each with bounds on its memory, its processor time and what it may touch, and
 * behind a queue: nothing that a file does reaches the process that asks.
 */
export class Judge {
  readonly #queues = {
    picture: new FairQueue({ atOnce: 1, waiting: 20, waitingOfOne: 10, patienceMs: 8000 }),
    other: new FairQueue({ atOnce: 2, waiting: 40, waitingOfOne: 10, patienceMs: 8000 }),
  };

  /**
   * Waits for `sender`'s turn, then opens the file and has it judged. Gives what the program says of it.
   * @throws QueueFull, JudgeDied, NoJudge
   */
  run(
    sender: string,
    kind: JudgeWork["kind"],
    work: () => Promise<Omit<JudgeWork, "kind">>,
    end?: () => Promise<void>,
  ) {
    return this.#queues[kind].run(sender, async () => {
      try {
        return await verdictOf({ kind, ...(await work()) });
      } finally {
        await end?.();
      }
    });
  }
}

function verdictOf({ kind, words, input, output, cpuSeconds }: JudgeWork): Promise<unknown> {
  const limits: ProcessLimits = { memoryBytes: memoryBytes[kind], cpuSeconds };
  const node = [process.execPath, ...permissions, ...(kind === "picture" ? ["--allow-addons"] : [])];
  const options = ["--max-old-space-size=256", "--no-warnings"];
  // Only when the processors have nothing else to do.
  const patient = ["nice", "-n", "10", ...node, ...options, program, ...words];
  const [command = "", ...args] = limitedCommand(patient, limits);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: limitedEnvironment,
      stdio: [typeof input === "number" ? input : "pipe", "pipe", "pipe", ...(output === undefined ? [] : [output])],
    });
    let isStarved = false;
    const late = setTimeout(() => {
      isStarved = true;
      child.kill("SIGKILL");
    }, patienceMs(cpuSeconds));
    const said = collected(child.stdout, longestVerdict);
    const complaints = collected(child.stderr, 2000);
    child.once("error", (cause) => {
      clearTimeout(late);
      reject(new NoJudge("No process can be started to judge a file.", { cause }));
    });
    child.once("close", (code, signal) => {
      clearTimeout(late);
      const verdict = code === 0 ? parsed(said.text()) : undefined;
      if (verdict !== undefined) resolve(verdict);
      else if (isStarved) reject(new NoJudge("The machine is too busy to judge a file."));
      else reject(new JudgeDied(`The judge ended with ${signal ?? code}. ${complaints.text()}`.trim()));
    });
    // A program that gives up early closes its end; how it ended is told above.
    child.stdin?.on("error", () => {});
    if (typeof input !== "number") child.stdin?.end(input);
  });
}

function collected(stream: Readable | null, most: number) {
  let all = "";
  stream?.setEncoding("utf8").on("data", (piece: string) => {
    all = (all + piece).slice(0, most);
  });
  return { text: () => all };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
