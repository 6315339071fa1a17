import { once } from "node:events";
import { type ClientRequest, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Before the site receives a request, in the middle of it, or after the site has handled it but not yet answered. */
export const cutPlaces = ["before", "middle", "after"] as const;
export type CutPlace = (typeof cutPlaces)[number];

/** A connection to the site that is cut at one request, and recovers after a while. */
export interface CuttingConnection {
  origin: string;
  /** Cuts at the `nth` request from now on, counted from 1. */
  arm(place: CutPlace, nth: number): void;
  /** The request that was cut: `POST /frontapi/applications`. Undefined until then. */
  cut(): string | undefined;
  /** The number of requests since `arm`. */
  asked(): number;
  close(): Promise<void>;
}

/** Opens the connection. `downFor`: how long it stays cut, in milliseconds. */
export async function openCuttingConnection(port: number, downFor: number): Promise<CuttingConnection> {
  const open = new Set<Socket>();
  let armed: { place: CutPlace; nth: number } | undefined;
  let asked = 0;
  let isDown = false;
  let cut: string | undefined;

  async function goDown(name: string): Promise<void> {
    isDown = true;
    cut = name;
    for (const socket of open) socket.destroy();
    await wait(downFor);
    isDown = false;
  }

  const server = createServer(async (near, back) => {
    asked += 1;
    const place = armed?.nth === asked && cut === undefined ? armed.place : undefined;
    const name = `${near.method} ${near.url?.split("?")[0]}`;
    if (isDown || place === "before") {
      near.socket.destroy();
      if (place) await goDown(name);
      return;
    }
    // A sender that is cut off in the middle is expected.
    const body = place && (await bodyOf(near).catch(() => undefined));
    const far = request({ port, host: "localhost", method: near.method, path: near.url, headers: near.headers });
    // Broken connections are expected.
    far.on("error", () => back.destroy());
    if (!place) return connect(near, far, back);
    if (place === "middle" && body && body.length > 1) await sendHalf(far, body);
    else await sendWhole(far, body);
    await goDown(name);
  });
  server.on("connection", (socket) => {
    if (isDown) return void socket.destroy();
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    arm(place, nth) {
      armed = { place, nth };
      asked = 0;
    },
    cut: () => cut,
    asked: () => asked,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function connect(near: IncomingMessage, far: ClientRequest, back: ServerResponse): void {
  far.on("response", (answer) => passOn(answer, back));
  near.pipe(far);
  near.on("error", () => far.destroy());
}

function passOn(answer: IncomingMessage, back: ServerResponse): void {
  back.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
  answer.pipe(back);
  answer.on("error", () => back.destroy());
}

async function bodyOf(near: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of near) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Sends the first half to the site, and then nothing more. */
async function sendHalf(far: ClientRequest, body: Buffer): Promise<void> {
  far.on("response", (answer) => answer.resume());
  await new Promise<void>((resolve) => far.write(body.subarray(0, body.length / 2), () => resolve()));
  await wait(100);
  far.destroy();
}

/** Sends everything to the site and discards the answer. */
async function sendWhole(far: ClientRequest, body: Buffer | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    far.on("response", (answer) => answer.on("close", resolve).resume());
    far.on("close", resolve);
    far.end(body);
  });
}
