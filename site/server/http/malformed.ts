import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { SecurityHeaders } from "./headers.ts";

/** Statuses for what Node's parser refuses, by its codes; the rest is 400. */
const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what is no request of HTTP, with the headers that every answer has, and ends its connection. */
export const refuseUnparsed = (headers: SecurityHeaders) => (error: Error & { code?: string }, socket: Socket) => {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  // An answer that is under way must not be taken for the end of this one.
  if (socket.writable && socket.bytesWritten === 0) {
    const status = statuses[error.code ?? ""] ?? 400;
    const lines = Object.entries({ ...headers, "content-length": "0", connection: "close" });
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`)];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
  }
  socket.destroy(error);
};

/** Answers a request that names nothing we could have: 400, and the connection ends (RFC 9112, 3.2). */
export function refuseTarget(request: IncomingMessage, response: ServerResponse, headers: SecurityHeaders): void {
  request.resume();
  response.writeHead(400, { ...headers, "content-length": "0", connection: "close" });
  response.end();
}
