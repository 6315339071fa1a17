import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import autocannon from "autocannon";

interface Load {
  url: string;
  seconds?: number;
  connections?: number;
  /** Whether the server has just answered many requests for it. */
  isWarm?: boolean;
}

const wrk = "/usr/bin/wrk";
const headers = { "accept-encoding": "br, gzip", accept: "text/html" };

/** Debian's wrk where it is installed: autocannon saturates at about 8,000 answers a second, and hides anything faster. */
export const generator = existsSync(wrk) ? "wrk" : "autocannon";

/** Requests per second that a server answers with 200; throws on any other answer. */
export async function requestsPerSecond({ url, seconds = 5, connections = 50, isWarm = false }: Load): Promise<number> {
  const load = generator === "wrk" ? withWrk : withAutocannon;
  // Warms up the compiler and the caches.
  if (!isWarm) await load(url, 2, connections);
  return load(url, seconds, connections);
}

async function withWrk(url: string, seconds: number, connections: number): Promise<number> {
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const { stdout } = await promisify(execFile)(wrk, ["-t1", `-c${connections}`, `-d${seconds}s`, ...given, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function withAutocannon(url: string, duration: number, connections: number): Promise<number> {
  const { non2xx, errors, requests } = await autocannon({ url, headers, connections, duration });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} wrong answers, ${errors} errors`);
  return requests.average;
}
