import { execFile } from "node:child_process";
import { limitedCommand, limitedEnvironment, type ProcessLimits } from "../bounded/limited-process.ts";

interface Limits extends ProcessLimits {
  /** The maximum output, in bytes. */
  maxBuffer: number;
  timeoutMs: number;
}

/**
 * Runs a program on untrusted bytes: they are its standard input, it gets none of our settings, and it is killed when it
 * takes too long or writes too much. Rejects unless it exits with success.
 */
export const feed = (program: string[], bytes: Buffer, { maxBuffer, timeoutMs, ...limits }: Limits) =>
  new Promise<Buffer>((resolve, reject) => {
    const [command = "", ...args] = limitedCommand(program, limits);
    const child = execFile(
      command,
      args,
      { encoding: "buffer", env: limitedEnvironment, killSignal: "SIGKILL", maxBuffer, timeout: timeoutMs },
      (error, stdout) => (error ? reject(error) : resolve(stdout)),
    );
    // A program that stops early closes its end of the pipe; its exit is reported above.
    child.stdin?.on("error", () => {});
    child.stdin?.end(bytes);
  });
