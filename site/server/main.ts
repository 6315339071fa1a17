import path from "node:path";
import { readEnvironment, SettingsError, StartError } from "@setu/content/environment";
import { openContent } from "@setu/content/open";
import { buildSite } from "./app.ts";
import { openWaitingRoom } from "./http/waiting-room.ts";

/** A process of the public site, with the background work. Stops on SIGTERM or SIGINT. */
// The files contain names, letters and password hashes: no other account on the machine may read them.
process.umask(0o077);
/** The exit code when starting again is pointless (`scripts/keep-running.ts`). */
const cannotStart = 78;
const env = readEnvironment(process.env, path.join(import.meta.dirname, "../.."));
const waitingRoom = await openWaitingRoom(env).catch((error: Error) => {
  console.error(`Setu cannot start: ${error.message}`);
  process.exit(cannotStart);
});
const content = await openContent(env, {
  onWait: (reason) => console.error(`The start waits and is tried every 2 s: ${reason}`),
  onFirstOwner: (password) =>
    console.log(`\nFirst owner of the back office, shown this once:\n  ${env.owner.email}\n  ${password}\n`),
}).catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(error instanceof SettingsError ? cannotStart : 1);
});
const app = await buildSite(env, content);
/**
 * Payload begins to read related items before it awaits them. When PostgreSQL ends the connection just then, the error that the
 * reader is told arrives here as well (docs/decisions/0034-lost-connections.md); any other one ends the process.
 */
process.on("unhandledRejection", (error) => {
  if (!content.isLostConnection(error)) throw error;
  app.log.warn({ err: error }, "a connection to the database was lost while related items were read");
});

/** Answers the requests that have arrived, accepts no new ones, finishes the current work, and exits. */
const drainMs = 10_000 + env.drainDelayMs;
let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), drainMs).unref();
  await app.close();
  await content.close();
  process.exit(0);
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);

// With much content this takes seconds, in which other pages can be answered.
const warmed = content.warm().catch((error) => {
  if (!stopping) app.log.error({ err: error }, "nothing could be read ahead");
});
waitingRoom.close();
await app.listen({ port: env.port, host: env.host });
await warmed;
content.startSearch();
console.log(`Setu is ready: ${env.publicOrigin}${env.admin ? ` (back office: ${env.publicOrigin}/admin)` : ""}`);
process.send?.("ready");
