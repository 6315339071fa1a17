import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** The result of one page request. */
export interface PageAnswer {
  path: string;
  startedAt: number;
  ms: number;
  /** The status of a complete answer. */
  status: number | undefined;
  /** Why there was no answer. */
  problem: string;
}

const visitors = 4;
/** A pause between a visitor's requests, so that the load generator leaves the processor to the site. */
const pauseMs = 10;
const patienceMs = 30_000;

/** Requests the pages in turn, from several visitors at once, until aborted. */
export async function requestPages(url: string, paths: string[], until: AbortSignal): Promise<PageAnswer[]> {
  const answers: PageAnswer[] = [];
  // Connections are kept alive, as browsers do.
  const agent = new Agent({ keepAlive: true });
  const visitor = async (first: number) => {
    for (let turn = first; !until.aborted; turn += 1) {
      answers.push(await request(url, paths[turn % paths.length] ?? "/", agent));
      await wait(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, index) => visitor(index)));
  agent.destroy();
  return answers;
}

function request(url: string, path: string, agent: Agent): Promise<PageAnswer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: number | undefined, problem = "") =>
      resolve({ path, startedAt, ms: performance.now() - startedAt, status, problem });
    const fail = (error: Error & { code?: string }) => end(undefined, error.code ?? error.message);
    // Compressed, as for browsers.
    const headers = { "accept-encoding": "gzip, deflate, br" };
    const outgoing = get(url + path, { agent, headers, timeout: patienceMs }, (answer) => {
      answer.on("error", fail);
      answer.on("end", () => (answer.complete ? end(answer.statusCode) : end(undefined, "cut off")));
      answer.resume();
    });
    outgoing.on("timeout", () => outgoing.destroy(new Error("no answer")));
    outgoing.on("error", fail);
  });
}

/** One line for each answer that is not 200. */
export const notGood = (answers: readonly PageAnswer[]): string[] =>
  answers
    .filter(({ status }) => status !== 200)
    .map(({ path, status, problem, ms }) => `${path}: ${status ?? problem} after ${Math.round(ms)} ms`);
