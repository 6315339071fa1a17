import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { BlockList, isIPv6, type Socket } from "node:net";
import { networkOf } from "./rate-limiter.ts";

interface Bounds {
  /** The maximum number of unanswered requests on one connection. */
  openRequests: number;
  /** Milliseconds after which a connection is closed whose client reads none of the waiting bytes. */
  stalledMs: number;
  /** Milliseconds after which an idle connection is closed: longer than Node's keep-alive timeout. */
  idleMs: number;
  /** The maximum number of connections of the process, and of one network; undefined if they are not limited. */
  most: { ofAll: number; ofOneNetwork: number } | undefined;
  /** Addresses and ranges of proxies, whose connections carry many visitors. */
  trustedProxies: readonly string[];
}

/**
 * Limits the resources that connections use (safety, T22): memory for answers that no client reads, and the event loop's
 * time. Returns a function to call for each request before it is handled: it returns false if it has just closed the
 * connection.
 */
export function boundConnections(
  server: Server,
  { openRequests, stalledMs, idleMs, most, trustedProxies }: Bounds,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const connections = new Map<Socket, Held>();
  server.on("connection", (socket: Socket) => {
    connections.set(socket, { requests: 0, taken: 0, stood: 0 });
    socket.once("close", () => connections.delete(socket));
  });
  const looking = setInterval(() => endStalled(connections, { stalledMs, idleMs }), stalledMs / looks).unref();
  server.once("close", () => clearInterval(looking));
  if (most) boundNumbers(server, most, proxies(trustedProxies));

  return ({ socket }, response) => {
    const held = connections.get(socket);
    if (!held || socket.destroyed) return false;
    held.requests += 1;
    // Node's parser emits all requests of a chunk, thousands at once. No browser sends a second one before its answer.
    if (held.requests > openRequests) {
      socket.destroy();
      return false;
    }
    response.once("close", () => {
      held.requests -= 1;
      held.stood = 0;
    });
    return true;
  };
}

interface Held {
  /** The number of unanswered requests. */
  requests: number;
  /** The bytes that the client, or the kernel for it, has accepted. */
  taken: number;
  /** How many looks ago `taken` last grew or a request last ended. */
  stood: number;
}

/** How many times a connection is checked within its time limit. */
const looks = 6;

/**
 * Node's own timeouts restart with each byte that arrives: a client that reads nothing would only have to send some.
 * Time is counted in checks: when the process itself was held up, by its machine for instance, no client misses a
 * check.
 */
function endStalled(connections: Map<Socket, Held>, { stalledMs, idleMs }: Pick<Bounds, "stalledMs" | "idleMs">): void {
  for (const [socket, held] of connections) {
    const taken = socket.bytesWritten - socket.writableLength;
    // Without bytes to send, the answer itself takes its time: an uploaded picture is rendered in ten sizes.
    const awaitsUs = held.requests > 0 && socket.writableLength === 0;
    if (taken > held.taken || awaitsUs) Object.assign(held, { taken, stood: 0 });
    else held.stood += 1;
    if (held.stood > (held.requests > 0 ? looks : (looks * idleMs) / stalledMs)) socket.destroy();
  }
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
