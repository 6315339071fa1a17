import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A line to the site that can be cut, as they are on the way through the hills. */
export interface Line {
  origin: string;
  /** Ends every connection, and takes none until it is mended. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openLine(port: number): Promise<Line> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(port, "localhost");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      // A line that breaks is what this is for.
      from.on("error", () => to.destroy());
      from.on("close", () => {
        open.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      drop();
    },
    mend() {
      isCut = false;
    },
    async close() {
      drop();
      server.close();
      await once(server, "close");
    },
  };
}
