import { connect, createServer, type Socket } from "node:net";

/** A line to the site that can be torn down in the middle of what is sent over it. */
export interface BreakableLine {
  port: number;
  /** Resolves when so many bytes have gone to the site over it; from then on it is dead, until it is mended. */
  breakAfter(bytes: number): Promise<void>;
  mend(): void;
  close(): Promise<void>;
}

/** A TCP proxy: what is cut here is cut for real, in the middle of a request. */
export async function breakableLine(to: number): Promise<BreakableLine> {
  const sockets = new Set<Socket>();
  let left = Number.POSITIVE_INFINITY;
  let isDead = false;
  let broken = () => {};
  const tearDown = () => {
    isDead = true;
    left = Number.POSITIVE_INFINITY;
    for (const socket of sockets) socket.resetAndDestroy();
    broken();
  };
  const server = createServer((visitor) => {
    if (isDead) return void visitor.resetAndDestroy();
    const site = connect(to, "localhost");
    for (const socket of [visitor, site]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        visitor.destroy();
        site.destroy();
      });
    }
    visitor.on("data", (bytes) => {
      if (bytes.length < left) {
        left -= bytes.length;
        site.write(bytes);
        return;
      }
      // Part of a request has arrived, and the rest never will.
      site.write(bytes.subarray(0, left), tearDown);
      left = 0;
    });
    site.pipe(visitor);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    port: (server.address() as { port: number }).port,
    breakAfter(bytes) {
      left = bytes;
      return new Promise((resolve) => {
        broken = resolve;
      });
    },
    mend() {
      isDead = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
