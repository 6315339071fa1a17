import { execFile } from "node:child_process";

interface Limits {
  /** Longest output that is taken. */
  maxBuffer: number;
  timeoutMs: number;
}

/**
 * Runs a program on bytes that a stranger may have made: they come by its standard input, it knows none
 * of our settings, and it is killed when it takes too long or says too much. Rejects unless it ends well.
 */
export const feed = (command: string, args: string[], bytes: Buffer, { maxBuffer, timeoutMs }: Limits) =>
  new Promise<Buffer>((resolve, reject) => {
    const child = execFile(
      command,
      args,
      {
        encoding: "buffer",
        env: { NODE_ENV: "production", PATH: "/usr/local/bin:/usr/bin:/bin" },
        killSignal: "SIGKILL",
        maxBuffer,
        timeout: timeoutMs,
      },
      (error, stdout) => (error ? reject(error) : resolve(stdout)),
    );
    // A program that gives up early closes its end; how it ended is told above.
    child.stdin?.on("error", () => {});
    child.stdin?.end(bytes);
  });
