import { createServer, type Socket } from "node:net";
import { freePort } from "../../testing/postgres.ts";

/** The harmless text that every scanner detects as a virus, in two halves, so that this file itself is not detected. */
export const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

export interface FakeClamd {
  port: number;
  /** The number of files scanned. */
  readonly shown: number;
  close(): Promise<void>;
}

/** Implements clamd's INSTREAM command, and detects one virus. */
export async function startFakeClamd(): Promise<FakeClamd> {
  const port = await freePort();
  const open = new Set<Socket>();
  let shown = 0;
  const server = createServer((socket) => {
    let came = Buffer.alloc(0);
    open.add(socket);
    socket.on("close", () => open.delete(socket)).on("error", () => {});
    socket.on("data", (chunk: Buffer) => {
      came = Buffer.concat([came, chunk]);
      const file = unframed(came);
      if (!file) return;
      shown += 1;
      socket.end(`stream: ${file.includes(eicar) ? "Eicar-Test-Signature FOUND" : "OK"}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    port,
    get shown() {
      return shown;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

const command = "zINSTREAM\0";

/** The file in a stream of length-prefixed chunks; undefined until its end has arrived. */
function unframed(came: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= came.length; ) {
    const length = came.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(came.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
