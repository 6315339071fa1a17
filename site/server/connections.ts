import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { BlockList, isIPv6, type Socket } from "node:net";
import { networkOf } from "./allowance.ts";

interface Bounds {
  /** Requests of one connection that may wait for their answers at a time. */
  openRequests: number;
  /** Milliseconds after which a connection is closed whose other end neither sends nor reads. */
  stalledMs: number;
  /** Connections of the process, and of one network; undefined where they are not counted. */
  most: { ofAll: number; ofOneNetwork: number } | undefined;
  /** Addresses and ranges of proxies: they bring everybody's connections. */
  trustedProxies: readonly string[];
}

/**
 * Bounds what connections may hold (safety, T22): memory for answers that nobody reads, and the event loop's time. Gives
 * what to ask of each request before anything is done for it: false when its connection has just been ended.
 */
export function boundConnections(
  server: Server,
  { openRequests, stalledMs, most, trustedProxies }: Bounds,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const open = new WeakMap<Socket, number>();

  server.timeout = stalledMs;
  server.on("timeout", (socket: Socket) => {
    // Without bytes to send it is the answer that takes its time: a picture that an editor uploads is drawn in ten sizes.
    if ((open.get(socket) ?? 0) === 0 || socket.writableLength > 0) socket.destroy();
  });
  if (most) boundNumbers(server, most, proxies(trustedProxies));

  return ({ socket }, response) => {
    if (socket.destroyed) return false;
    const waiting = (open.get(socket) ?? 0) + 1;
    // Node's parser hands over all the requests that lie in a chunk, thousands at once. No browser sends a second one early.
    if (waiting > openRequests) {
      socket.destroy();
      return false;
    }
    open.set(socket, waiting);
    response.once("close", () => open.set(socket, (open.get(socket) ?? 1) - 1));
    return true;
  };
}

function boundNumbers(server: Server, most: NonNullable<Bounds["most"]>, isProxy: (address: string) => boolean): void {
  const held = new Map<string, number>();
  server.maxConnections = most.ofAll;
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    if (isProxy(address)) return;
    const network = networkOf(address);
    const count = (held.get(network) ?? 0) + 1;
    held.set(network, count);
    socket.once("close", () => {
      const left = (held.get(network) ?? 1) - 1;
      if (left > 0) held.set(network, left);
      else held.delete(network);
    });
    if (count > most.ofOneNetwork) socket.destroy();
  });
}

function proxies(trusted: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  const familyOf = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");
  for (const entry of trusted) {
    const [address = "", bits] = entry.split("/");
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
    return plain !== "" && list.check(plain, familyOf(plain));
  };
}
