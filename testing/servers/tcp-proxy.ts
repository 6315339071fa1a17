import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A proxy to a server that can cut connections or let them hang. */
export interface TcpProxy {
  /** The same address, through this proxy. */
  through(url: string): string;
  /** Ends every connection, and refuses new ones until `mend`. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** From now on no byte passes in either direction, and no connection ends, like a lost network. */
  hang(): void;
  goOn(): void;
  /** Called with the bytes that clients send, once they are forwarded. */
  onSent: ((bytes: Buffer, ends: { cut(): void }) => void) | undefined;
  close(): Promise<void>;
}

/** Listens on a free port, in front of the server at that address. */
export async function tcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let hangs = false;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const ends = [client, upstream];
    const cut = () => ends.forEach((end) => void end.destroy());
    for (const [from, to] of [ends, ends.toReversed()] as [Socket, Socket][]) {
      open.add(from);
      from.on("error", cut).on("close", () => open.delete(from));
      from.on("end", () => hangs || to.end());
      from.on("data", (bytes) => {
        to.write(bytes);
        if (from === client) proxy.onSent?.(bytes, { cut });
      });
      if (hangs) from.pause();
    }
  });
  const listen = async (at: number) => {
    server.listen(at, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as { port: number }).port;
  };
  const own = await listen(0);
  const proxy: TcpProxy = {
    through(url) {
      const address = new URL(url);
      address.host = `127.0.0.1:${own}`;
      return address.href;
    },
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
    async mend() {
      await listen(own);
    },
    hang() {
      hangs = true;
      for (const socket of open) socket.pause();
    },
    goOn() {
      hangs = false;
      for (const socket of open) socket.resume();
    },
    onSent: undefined,
    async close() {
      if (server.listening) await proxy.cut();
    },
  };
  return proxy;
}
