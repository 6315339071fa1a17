import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { firefoxes } from "../../../scripts/browsers.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";

/** A message of WebDriver BiDi (https://w3c.github.io/webdriver-bidi/): an answer, or an event without `id`. */
interface Message {
  id?: number;
  method?: string;
  params?: object;
  result?: object;
  error?: string;
  message?: string;
}

export interface Firefox {
  /** Sends a command, and returns its result. */
  ask<Result extends object>(method: string, params: object): Promise<Result>;
  /** Calls `listener` with each event of this name. */
  on<Event extends object>(method: string, listener: (event: Event) => void): Promise<void>;
  close(): Promise<void>;
}

/** Would answer in place of the server, as in Chromium's tests. */
const settings = 'user_pref("dom.serviceWorkers.enabled", false);\n';

/** Starts Firefox without a window, and connects to it. Firefox speaks WebDriver BiDi itself; the Playwright used here supports only a build of its own. */
export async function openFirefox(): Promise<Firefox> {
  const file = firefoxes.find((each) => existsSync(each));
  if (!file) throw new Error("There is no Firefox.");
  const profile = temporaryFolder("firefox");
  writeFileSync(path.join(profile, "user.js"), settings);
  const program = spawn(file, ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]);
  const socket = new WebSocket(`${await addressIn(program.stderr)}/session`);
  await once(socket, "open");
  const { ask, on } = speak(socket);
  await ask("session.new", { capabilities: {} });
  return {
    ask,
    async on(method, listener) {
      on(method, listener);
      await ask("session.subscribe", { events: [method] });
    },
    async close() {
      const ended = once(program, "exit");
      program.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, address] = /^WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error("Firefox has ended without naming its address.");
}

function speak(socket: WebSocket) {
  const waiting = new Map<number, (answer: Message) => void>();
  const listeners = new Map<string, (event: never) => void>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const message: Message = JSON.parse(data);
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else listeners.get(message.method ?? "")?.(message.params as never);
  });
  return {
    async ask<Result extends object>(method: string, params: object): Promise<Result> {
      last += 1;
      const { promise, resolve } = Promise.withResolvers<Message>();
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
      const { error, message, result } = await promise;
      if (error) throw new Error(`${method}: ${error}: ${message}`);
      return result as Result;
    },
    on<Event extends object>(method: string, listener: (event: Event) => void): void {
      listeners.set(method, listener);
    },
  };
}
