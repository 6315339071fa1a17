import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { SecurityHeaders } from "./headers.ts";

/** Statuses by the error codes of Node's parser; all others are 400. */
const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers an invalid HTTP request, with the headers of every answer, and closes its connection. */
export const refuseUnparsed = (headers: SecurityHeaders) => (error: Error & { code?: string }, socket: Socket) => {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  // This answer must not be inserted into one that is being sent.
  if (socket.writable && socket.bytesWritten === 0) {
    const status = statuses[error.code ?? ""] ?? 400;
    const lines = Object.entries({ ...headers, "content-length": "0", connection: "close" });
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`)];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
  }
  socket.destroy(error);
};

/** Answers a request with an invalid target: 400, and the connection is closed (RFC 9112, 3.2). */
export function refuseTarget(request: IncomingMessage, response: ServerResponse, headers: SecurityHeaders): void {
  request.resume();
  response.writeHead(400, { ...headers, "content-length": "0", connection: "close" });
  response.end();
}
