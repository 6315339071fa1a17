import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { Page } from "@playwright/test";

/** A connection to the site that can be cut, as happens to travellers in the hills. */
export interface Connection {
  origin: string;
  /** Ends every connection, and accepts none until `mend`. */
  cut(): void;
  /** Cuts in the middle of a request, after so many more bytes to the site; resolves when that has happened. */
  cutAfter(bytes: number): Promise<void>;
  /** Cuts in the middle of an answer, after so many more bytes from the site. */
  cutAnswerAfter(bytes: number): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openConnection(port: number): Promise<Connection> {
  const open = new Set<Socket>();
  let isCut = false;
  let left = Number.POSITIVE_INFINITY;
  let leftOfAnswer = Number.POSITIVE_INFINITY;
  let cutNow = () => {};
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(port, "localhost");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      // Broken connections are expected.
      from.on("error", () => to.destroy());
      from.on("close", () => {
        open.delete(from);
        to.destroy();
      });
    }
    far.on("data", (bytes) => {
      if (isCut) return;
      const isLast = leftOfAnswer <= bytes.length;
      near.write(bytes.subarray(0, leftOfAnswer));
      leftOfAnswer -= Math.min(leftOfAnswer, bytes.length);
      if (!isLast) return;
      isCut = true;
      // Not `destroy`, which may discard data already sent.
      near.end();
    });
    far.on("end", () => near.end());
    near.on("data", (bytes) => {
      far.write(bytes.subarray(0, left), left <= bytes.length ? cutNow : undefined);
      left -= Math.min(left, bytes.length);
    });
    near.on("end", () => far.end());
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  const cut = () => {
    isCut = true;
    drop();
  };
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut,
    cutAfter(bytes) {
      left = bytes;
      return new Promise<void>((resolve) => {
        cutNow = () => {
          cut();
          left = Number.POSITIVE_INFINITY;
          resolve();
        };
      });
    },
    cutAnswerAfter(bytes) {
      leftOfAnswer = bytes;
    },
    mend() {
      isCut = false;
      leftOfAnswer = Number.POSITIVE_INFINITY;
    },
    async close() {
      drop();
      server.close();
      await once(server, "close");
    },
  };
}

/** The first answer of a call is lost on its way; the server has done what it was asked for. */
export async function loseFirstAnswer(page: Page, path: RegExp): Promise<void> {
  let isFirst = true;
  await page.route(path, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    await route.abort();
  });
}
