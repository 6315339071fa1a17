import { type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Opens a port for requests that must be sent verbatim: other clients normalize an address before they send it. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.address() as AddressInfo).port;
}

/** Sends a request; resolves when the answer has arrived, even if the body is not fully sent. */
export const ask = (port: number, path: string, { method = "GET", headers = {}, body = "" }: RawRequest = {}) =>
  new Promise<RawAnswer>((resolve, reject) => {
    const counted = body !== "" && headers["transfer-encoding"] === undefined;
    const length: Record<string, string> = counted ? { "content-length": String(Buffer.byteLength(body)) } : {};
    const asking = request({ port, path, method, agent: false, headers: { ...length, ...headers } }, (answer) => {
      let text = "";
      answer.on("data", (chunk) => (text += chunk));
      answer.on("end", () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
        asking.destroy();
      });
    });
    asking.on("error", reject);
    asking.flushHeaders();
    if (body !== "") asking.write(body);
    // A request that announces a longer body than it sends is still answered.
    if (headers["content-length"] === undefined) asking.end();
  });
