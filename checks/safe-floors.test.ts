import { describe, expect, test } from "vitest";
import { type Copy, copiesIn } from "./lock.ts";
import { files, read } from "./sources.ts";

const copies = copiesIn("package-lock.json");

/** The lowest version that we run of each package, and why. A package that is not yet in use is skipped. */
const floors: [name: string, floor: string, reason: string][] = [
  ["payload", "3.90.2", "older: SQL injection, forged tokens"],
  ["next", "16.4.6", "older: advisories against its server"],
  ["react", "19.3.1", "one exact version for the server and the browser"],
  ["react-dom", "19.3.1", "the same version as react"],
  ["sharp", "0.35.5", "decodes what strangers send"],
  ["fastify", "5.12.8", "older: content types that slip past validation"],
  ["@fastify/static", "10.1.11", "older: advisories"],
  ["@fastify/http-proxy", "11.6.3", "older: advisories"],
  ["@fastify/rate-limit", "11.2.0", "older: advisories"],
  ["@fastify/under-pressure", "9.2.0", "older: advisories"],
  ["@fastify/multipart", "10.1.9", "older: advisories"],
  ["nodemailer", "10.6.0", "parses addresses that strangers type"],
  ["node", "24.21.0", "the runtime: long-term support"],
];

const { compare } = new Intl.Collator("en", { numeric: true });
/** Whether a version is below the floor; a prerelease of the floor is. */
const isBelow = (version: string, floor: string) =>
  compare(version.split("-")[0] ?? "", floor) < (version.includes("-") ? 1 : 0);

/** Whether a package lacks a hash, or comes from elsewhere than the npm registry. */
const isUnsure = ({ integrity, resolved }: Copy) =>
  !integrity?.startsWith("sha512-") || (resolved !== undefined && !resolved.startsWith("https://registry.npmjs.org/"));

/** Dependencies for which a package.json names anything but one exact version. */
const loose = (manifest: Record<string, Record<string, string>>) =>
  ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies", "overrides"]
    .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
    .filter(([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));

describe("installed packages", () => {
  for (const [name, floor, reason] of floors) {
    const found = copies.filter((copy) => copy.name === name);
    test.skipIf(found.length === 0)(`${name} is at least ${floor} (${reason})`, () => {
      expect(found.filter(({ version }) => isBelow(version, floor))).toEqual([]);
    });
  }

  test("Payload's packages have the same version", () => {
    const family = copies.filter(({ name }) => name === "payload" || name.startsWith("@payloadcms/"));
    expect(family.filter(({ version }) => version !== "3.90.2")).toEqual([]);
  });

  test("come from the npm registry, each with its hash", () => {
    expect(copies.filter(isUnsure)).toEqual([]);
  });

  test("run a script on installation only where package.json says so", () => {
    const { allowScripts } = JSON.parse(read("package.json"));
    // The platform chooses among optional packages: the allowed one represents its family.
    const running = copies.filter(({ hasInstallScript, optional }) => hasInstallScript && !optional);
    expect(running.filter(({ name }) => !(name in allowScripts))).toEqual([]);
  });
});

test.each(files("package.json", "*/package.json"))("%s pins every version", (file) => {
  expect(loose(JSON.parse(read(file)))).toEqual([]);
});

test("these checks can fail", () => {
  expect(["10.1.9", "9.9.9", "10.1.11-beta.1"].filter((version) => !isBelow(version, "10.1.11"))).toEqual([]);
  expect(["10.1.11", "10.2.0", "11.0.0-rc.1"].filter((version) => isBelow(version, "10.1.11"))).toEqual([]);
  const copy = { name: "a", place: "node_modules/a", version: "1.0.0", integrity: "sha512-x" };
  expect(isUnsure(copy)).toBe(false);
  expect(isUnsure({ ...copy, integrity: "sha1-x" })).toBe(true);
  expect(isUnsure({ ...copy, resolved: "https://registry.npmjs.org.example/a.tgz" })).toBe(true);
  const dependencies = { a: "^1.0.0", b: "latest", c: "1.0.0", d: "npm:other@1.0.0", e: "npm:other@^1.0.0" };
  expect(loose({ dependencies, overrides: { f: "1.x" } })).toHaveLength(4);
});
