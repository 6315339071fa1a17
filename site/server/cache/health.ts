import { BlockList } from "node:net";
import type { Content } from "@setu/content/open";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Answered } from "../http/after-answers.ts";
import { uncached } from "../http/headers.ts";
import type { RevisionWatcher } from "./revision-watcher.ts";
import { watchWritable } from "./writable.ts";

/** Loopback and private networks: internal figures are not public. */
const inside = new BlockList();
inside.addSubnet("127.0.0.0", 8);
inside.addSubnet("10.0.0.0", 8);
inside.addSubnet("172.16.0.0", 12);
inside.addSubnet("192.168.0.0", 16);
inside.addAddress("::1", "ipv6");
inside.addSubnet("fc00::", 7, "ipv6");
const isInside = (address: string) => inside.check(address, address.includes(":") ? "ipv6" : "ipv4");

/** Probes of readiness give up after a second, and none may fail because the database is slow. */
const probePatienceMs = 200;

interface Options extends Pick<Content, "mailFigures" | "tryWrite" | "isWarming"> {
  revision: RevisionWatcher;
  isDraining: () => boolean;
}

/** Adds the endpoints for monitoring: liveness, readiness and metrics. `observe` counts an answer. */
export function healthRoutes(
  app: FastifyInstance,
  { revision, mailFigures, tryWrite, isWarming, isDraining }: Options,
) {
  const isWritable = watchWritable(tryWrite, revision, app.log);
  app.get("/healthz", (_, reply) => uncached(reply).send({ status: "ok" }));
  // Not the database's health: all replicas lose it at once, and a load balancer would take away the cached pages with them.
  app.get("/readyz", async (_, reply) => {
    const writable = await isWritable(probePatienceMs);
    const draining = isDraining();
    const isReady = !draining && !isWarming();
    return uncached(reply)
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? "ready" : "not ready", database: revision.healthy, writable, draining });
  });

  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its answer.",
    labelNames: ["route", "status"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [register],
  });
  new Gauge({
    name: "setu_database_up",
    help: "1 while the database answers, 0 while pages come from the cache alone.",
    registers: [register],
    collect() {
      this.set(Number(revision.healthy));
    },
  });
  new Gauge({
    name: "setu_database_writable",
    help: "1 while the database takes writes, 0 while visitors can only read.",
    registers: [register],
    async collect() {
      this.set(Number(await isWritable(1000)));
    },
  });
  const noteMails = mailGauges(register, mailFigures);
  app.get("/metrics", async (request, reply) => {
    if (!isInside(request.ip)) return reply.callNotFound();
    // While the database is down, the last figures stay.
    await noteMails().catch((error) => request.log.warn({ err: error }, "the mails could not be counted"));
    return uncached(reply)
      .type(register.contentType)
      .send(await register.metrics());
  });

  const observe = ({ route, status, ms }: Answered) => durations.observe({ route, status }, ms / 1000);
  return { observe };
}

/** Counting reads whole tables: monitoring that asks more often gets the same figures. */
const countMailsEveryMs = 10_000;

/** Adds the gauges of mails, and returns a function that brings them up to date. */
function mailGauges(register: Registry, mailFigures: Content["mailFigures"]): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [register] });
  const waiting = gauge("setu_mails_waiting", "Mails that are due and have not been sent.");
  const oldest = gauge("setu_mails_oldest_waiting_seconds", "The age of the oldest of them; 0 if there is none.");
  const givenUp = gauge("setu_mails_given_up", "Stored mails that were given up after three days of trying.");
  let countAt = 0;
  return async () => {
    if (performance.now() < countAt) return;
    const figures = await mailFigures();
    countAt = performance.now() + countMailsEveryMs;
    waiting.set(figures.waiting);
    oldest.set(figures.oldestSeconds);
    givenUp.set(figures.givenUp);
  };
}
