import { createServer, type Server } from "node:http";

/** A bare Node HTTP server that sends the same bytes with the same headers: the upper bound for Node on this machine. */
export async function bareServer(
  body: Buffer,
  headers: Record<string, string>,
): Promise<{ url: string; close(): void }> {
  const server: Server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
