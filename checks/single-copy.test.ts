import { expect, test } from "vitest";
import { copiesIn } from "./lock.ts";

const lockFiles = ["package-lock.json", "node_modules/.package-lock.json"];
/** Packages that may be installed only once: two Reacts break hooks; two Payloads of different versions refuse to start. */
const alone = ["react", "react-dom", "react-router", "next", "payload", "fastify", "vite", "zod"];

test.each(lockFiles.flatMap((lock) => alone.map((name) => [lock, name] as const)))("%s: one %s", (lock, name) => {
  const places = copiesIn(lock)
    .filter((copy) => copy.name === name)
    .map(({ place }) => place);
  expect(places).toEqual([`node_modules/${name}`]);
});
