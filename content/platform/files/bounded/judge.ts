import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { FairQueue } from "./fair-queue.ts";
import { limitedCommand, limitedEnvironment, type ProcessLimits } from "./limited-process.ts";

/** The file to judge, for the program `judge-program.ts`. */
export interface JudgeWork {
  /** The probable kind of file: pictures need the library that draws them, all others are confined further. */
  kind: "picture" | "other";
  words: string[];
  /** The bytes, or the descriptor of an open file that has them. */
  input: Buffer | number;
  /** An open file that receives the redrawn picture. */
  output?: number;
  cpuSeconds: number;
  /** In characters; a verdict is short. */
  longestAnswer?: number;
}

/** The judge ended without an answer: the file needed more time or memory than any honest one, or crashed its reader. */
export class JudgeDied extends Error {}
/** No process could be started, or the machine is too busy. The file is not at fault. */
export class NoJudge extends Error {}

const program = path.join(import.meta.dirname, "../../../judge-program.ts");
const content = path.join(import.meta.dirname, "../../..");
/** The program's own files. It can read nothing else, and write only to the descriptors that it gets. */
const readable = [content, path.join(content, "../node_modules")].filter((folder) => existsSync(folder));
const permissions = ["--permission", ...readable.map((folder) => `--allow-fs-read=${folder}`)];

/** In addition to the 650 MB that Node reserves. A picture of 40 million pixels, turned upright, takes 500 MB. */
const memoryBytes = { picture: 1_400_000_000, other: 1_100_000_000 };
const longestVerdict = 20_000;
/** The longest time in which a busy machine provides that much processor time. */
const patienceMs = (cpuSeconds: number) => 8000 + cpuSeconds * 3000;

/**
 * Judges files in separate processes, each with limits on its memory, its processor time and its access, and behind a
 * queue: no file can affect the calling process.
 */
export class Judge {
  readonly #queues = {
    picture: new FairQueue({ atOnce: 1, waiting: 20, waitingOfOne: 10, patienceMs: 8000 }),
    other: new FairQueue({ atOnce: 2, waiting: 40, waitingOfOne: 10, patienceMs: 8000 }),
  };

  /**
   * Waits for `sender`'s turn, then opens the file and has it judged. Resolves to the program's answer.
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

function verdictOf({
  kind,
  words,
  input,
  output,
  cpuSeconds,
  longestAnswer = longestVerdict,
}: JudgeWork): Promise<unknown> {
  const limits: ProcessLimits = { memoryBytes: memoryBytes[kind], cpuSeconds };
  const node = [process.execPath, ...permissions, ...(kind === "picture" ? ["--allow-addons"] : [])];
  const options = ["--max-old-space-size=256", "--no-warnings"];
  // At low priority, so that it runs when the processors have nothing else to do.
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
    const said = collected(child.stdout, longestAnswer);
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
    // A program that gives up early closes its standard input; its exit is reported above.
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
