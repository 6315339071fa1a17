import { BlockList } from "node:net";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Answered } from "../http/after-answers.ts";
import { uncached } from "../http/headers.ts";
import type { RevisionWatcher } from "./revision-watcher.ts";

/** Loopback and private networks: internal figures are not public. */
const inside = new BlockList();
inside.addSubnet("127.0.0.0", 8);
inside.addSubnet("10.0.0.0", 8);
inside.addSubnet("172.16.0.0", 12);
inside.addSubnet("192.168.0.0", 16);
inside.addAddress("::1", "ipv6");
inside.addSubnet("fc00::", 7, "ipv6");
const isInside = (address: string) => inside.check(address, address.includes(":") ? "ipv6" : "ipv4");

interface Options {
  revision: RevisionWatcher;
  isDraining: () => boolean;
}

/** Adds the endpoints for monitoring: liveness, readiness and metrics. `observe` counts an answer. */
export function healthRoutes(app: FastifyInstance, { revision, isDraining }: Options) {
  app.get("/healthz", (_, reply) => uncached(reply).send({ status: "ok" }));
  // Not the database's health: all replicas lose it at once, and a load balancer would take away the cached pages with them.
  app.get("/readyz", (_, reply) => {
    const draining = isDraining();
    return uncached(reply)
      .code(draining ? 503 : 200)
      .send({ status: draining ? "not ready" : "ready", database: revision.healthy, draining });
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
  app.get("/metrics", async (request, reply) => {
    if (!isInside(request.ip)) return reply.callNotFound();
    return uncached(reply)
      .type(register.contentType)
      .send(await register.metrics());
  });

  const observe = ({ route, status, ms }: Answered) => durations.observe({ route, status }, ms / 1000);
  return { observe };
}
