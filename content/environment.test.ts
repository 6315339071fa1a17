import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { misspelt, readEnvironment } from "./environment.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "setu-environment-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (variables: Record<string, string | undefined> = {}) => readEnvironment(variables, root);
const secretFile = () => path.join(root, "data/secret");

test("nothing set: the documented defaults", () => {
  expect(read({ PORT: "", DATABASE_URL: "" })).toMatchObject({
    mode: "production",
    port: 3000,
    host: "0.0.0.0",
    dataDir: path.join(root, "data"),
    databaseUrl: undefined,
    publicOrigin: "http://localhost:3000",
    admin: true,
    adminPort: 3001,
    owner: { email: "owner@example.org", password: undefined },
    smtpUrl: undefined,
    clamd: undefined,
    trustedProxies: [],
    limits: true,
  });
});

test("settings are read", () => {
  const variables = {
    PORT: "8080",
    DATA_DIR: "/srv/setu",
    DATABASE_URL: "postgresql://setu@db/setu",
    PUBLIC_ORIGIN: "https://www.example.org",
    ADMIN: "off",
    SETU_SECRET: "x".repeat(32),
    SMTP_URL: "smtps://user:pass@mail.example.org",
    CLAMD_HOST: "::1",
    TRUSTED_PROXIES: "10.0.0.1, 192.168.0.0/16 ,::1",
    SETU_LIMITS: "off",
  };
  expect(read(variables)).toMatchObject({
    port: 8080,
    dataDir: "/srv/setu",
    databaseUrl: "postgresql://setu@db/setu",
    publicOrigin: "https://www.example.org",
    admin: false,
    secret: "x".repeat(32),
    smtpUrl: "smtps://user:pass@mail.example.org",
    clamd: { host: "::1", port: 3310 },
    trustedProxies: ["10.0.0.1", "192.168.0.0/16", "::1"],
    limits: false,
  });
});

test.each([
  ["development", undefined, true],
  ["development", "off", false],
  ["production", undefined, false],
  ["production", "on", true],
  ["test", undefined, false],
])("in %s with SETU_SHOWCASE=%s the showcase is served: %s", (mode, setting, showcase) => {
  expect(read({ NODE_ENV: mode, SETU_SHOWCASE: setting })).toMatchObject({ showcase });
});

describe("a wrong setting is reported by name, on one readable line", () => {
  test.each([
    ["PORT", "http"],
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "80.5"],
    ["ADMIN_PORT", "-1"],
    ["NODE_ENV", "staging"],
    ["ADMIN", "yes"],
    ["SETU_LIMITS", "none"],
    ["SETU_SHOWCASE", "yes"],
    ["DATABASE_URL", "mysql://db/setu"],
    ["DATABASE_URL", "setu.db"],
    ["PUBLIC_ORIGIN", "www.example.org"],
    ["PUBLIC_ORIGIN", "https://www.example.org/"],
    ["PUBLIC_ORIGIN", "https://www.example.org/site"],
    ["PUBLIC_ORIGIN", "ftp://www.example.org"],
    ["SETU_SECRET", "too short"],
    ["SETU_OWNER_EMAIL", "owner"],
    ["SMTP_URL", "mail.example.org:25"],
    ["CLAMD_HOST", "tcp://scanner"],
    ["CLAMD_HOST", "scanner:3310"],
    ["CLAMD_PORT", "0"],
    ["TRUSTED_PROXIES", "proxy.internal"],
    ["TRUSTED_PROXIES", "10.0.0.1;10.0.0.2"],
    ["TRUSTED_PROXIES", "10.0.0.0/33"],
    ["TRUSTED_PROXIES", "10.0.0.0/8/8"],
    ["TRUSTED_PROXIES", "10.0.0.0/"],
    ["TRUSTED_PROXIES", "::1/129"],
    ["DATABASE_POOL", "1"],
    ["SETU_NEW_SECRET", "yes"],
    ["MAP_TILE_URL", "http://tiles.example.org/{z}/{x}/{y}.png"],
    ["MAP_TILE_URL", "https://tiles.example.org/{z}/{x}.png"],
    ["MAP_TILE_URL", "https://{s}.example.org/{z}/{x}/{y}.png"],
  ])("%s=%s", (name, value) => {
    const complaint = new RegExp(`^Setu cannot start: some settings are wrong\\.\\n  ${name}: \\S.{8,}$`);
    expect(() => read({ [name]: value })).toThrow(complaint);
  });

  test("PostgreSQL without a secret, since each process would make its own", () => {
    const url = "postgresql://setu@db/setu";
    expect(() => read({ DATABASE_URL: url })).toThrow(/wrong\.\n {2}SETU_SECRET: must be set where DATABASE_URL is/);
    expect(() => statSync(secretFile())).toThrow("ENOENT");
    expect(read({ DATABASE_URL: url, SETU_SECRET: "x".repeat(32) }).databasePool).toBe(10);
  });

  test.each([
    ["PORT", "must be a whole number from 1 to 65535"],
    ["DATABASE_POOL", "must be a whole number from 2 to 100"],
    ["DRAIN_SECONDS", "must be a number from 0 to 60"],
  ])("%s=abc, in words for people", (name, words) => {
    expect(() => read({ [name]: "abc" })).toThrow(`  ${name}: ${words}`);
  });

  test("several wrong settings together", () => {
    expect(() => read({ PORT: "x", ADMIN: "x", SMTP_URL: "x" })).toThrow(/PORT: .*\n {2}ADMIN: .*\n {2}SMTP_URL: /);
  });

  test("without repeating a secret", () => {
    expect(() => read({ SETU_SECRET: "hunter2" })).toThrow(/^((?!hunter2)[\s\S])*$/);
  });
});

test.each([
  [{ SMPT_URL: "smtp://mail.example.org" }, ["SMPT_URL: not a setting of Setu, and ignored. Is it SMTP_URL?"]],
  [{ SETU_SED: "off" }, ["SETU_SED: not a setting of Setu, and ignored. Is it SETU_SEED?"]],
  [{ SETU_COLOUR: "red" }, ["SETU_COLOUR: not a setting of Setu, and ignored."]],
  [{ PORT: "3000", HOME: "/root", PATH: "/bin", HOSTNAME: "a", NODE_OPTIONS: "", MALLOC_ARENA_MAX: "1" }, []],
])("%j: misspelt settings are found", (variables, found) => {
  expect(misspelt(variables)).toEqual(found);
});

describe("the secret", () => {
  test("is generated, readable only by this user, and kept", () => {
    const { secret } = read();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(secretFile()).mode & 0o777).toBe(0o600);
    expect(read().secret).toBe(secret);
    expect(readFileSync(secretFile(), "utf8")).toBe(secret);
  });

  test("differs between two sites", () => {
    expect(read().secret).not.toBe(read({ DATA_DIR: "other" }).secret);
  });

  test("is the same for processes that start together", async () => {
    const source = `import { readEnvironment } from ${JSON.stringify(path.join(import.meta.dirname, "environment.ts"))};
      while (Date.now() < Number(process.argv[1])) {}
      for (const round of "abcdefgh") console.log(readEnvironment({ DATA_DIR: round }, process.argv[2]).secret);`;
    const together = String(Date.now() + 3000);
    const start = () =>
      promisify(execFile)(process.execPath, ["--input-type=module", "--eval", source, together, root]);
    const said = await Promise.all(Array.from({ length: 4 }, start));
    expect(new Set(said.map(({ stdout }) => stdout)).size).toBe(1);
    expect(readdirSync(path.join(root, "a"))).toEqual(["secret"]);
  }, 30_000);

  test("that is given is not stored", () => {
    read({ SETU_SECRET: "x".repeat(32) });
    expect(() => statSync(secretFile())).toThrow("ENOENT");
  });

  test.each(["", "\n", "short"])("that is damaged on the disk (%j) is not used", (damaged) => {
    mkdirSync(path.join(root, "data"));
    writeFileSync(secretFile(), damaged);
    expect(() => read()).toThrow(secretFile());
    expect(() => read()).toThrow(/complaints/);
  });

  test("that cannot be read is named, with the reason and what to do", () => {
    mkdirSync(secretFile(), { recursive: true });
    expect(() => read()).toThrow(`Setu cannot start: ${secretFile()} cannot be read (EISDIR).`);
    expect(() => read()).toThrow("chown");
  });
});
