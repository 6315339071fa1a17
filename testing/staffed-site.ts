import { createServer } from "node:http";
import { handleEndpoints } from "payload";
import { freePort } from "./postgres.ts";
import { listen, type RawAnswer, ask as rawAsk } from "./raw-request.ts";
import { openTestSite } from "./site.ts";

/** A call as a browser makes it from the site's own pages. */
export interface StaffCall {
  method?: string;
  /** Sent as JSON, or unchanged if it is a string. */
  body?: unknown;
  cookie?: string;
  headers?: Record<string, string>;
  /** The client's IP address, which the trusted proxy forwards. */
  from?: string;
}

/** A site with Payload's own API behind its proxy and with limits, as `npm start` runs it, but without the screens. */
export async function openStaffedSite(variables: Record<string, string> = {}) {
  const adminPort = await freePort();
  const site = await openTestSite({ ADMIN_PORT: String(adminPort), TRUSTED_PROXIES: "127.0.0.1", ...variables });
  /** The request paths that reached the back office. */
  const arrived: string[] = [];
  const backOffice = createServer(async (incoming, answer) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    const path = incoming.url ?? "";
    arrived.push(path);
    if (!path.startsWith("/api/")) return answer.end("a screen");
    const request = new Request(`${site.env.publicOrigin}${path}`, {
      method: incoming.method ?? "GET",
      headers: Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
        value === undefined || name === "transfer-encoding" ? [] : [[name, String(value)]],
      ),
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
    });
    const given = await handleEndpoints({
      config: site.content.payload.config,
      payloadInstanceCacheKey: site.env.dataDir,
      request,
    });
    answer.writeHead(given.status, [...given.headers].flat());
    answer.end(Buffer.from(await given.arrayBuffer()));
  });
  await new Promise<void>((resolve) => backOffice.listen(adminPort, "127.0.0.1", resolve));
  const port = await listen(site.app);

  const call = (path: string, { method, body, cookie, headers, from = "198.51.100.1" }: StaffCall = {}) =>
    rawAsk(port, path, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      headers: {
        host: new URL(site.env.publicOrigin).host,
        origin: site.env.publicOrigin,
        "x-forwarded-for": from,
        ...(typeof body === "object" && { "content-type": "application/json" }),
        ...(cookie && { cookie }),
        ...headers,
      },
    });
  return {
    ...site,
    arrived,
    call,
    async close() {
      backOffice.close();
      backOffice.closeAllConnections();
      await site.close();
    },
  };
}
export type StaffedSite = Awaited<ReturnType<typeof openStaffedSite>>;

/** The cookies that an answer sets, by name. */
export const cookiesOf = (answer: RawAnswer): Map<string, string> =>
  new Map(
    (answer.headers["set-cookie"] ?? []).map((line) => {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      return [name, value];
    }),
  );
