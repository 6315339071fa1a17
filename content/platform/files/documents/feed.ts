import { execFile } from "node:child_process";

interface Limits {
  /** The maximum output, in bytes. */
  maxBuffer: number;
  timeoutMs: number;
}

/**
 * Runs a program on untrusted bytes: they are its standard input, it gets none of our settings, and it is killed when it
 * takes too long or writes too much. Rejects unless it exits with success.
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
    // A program that stops early closes its end of the pipe; its exit is reported above.
    child.stdin?.on("error", () => {});
    child.stdin?.end(bytes);
  });
