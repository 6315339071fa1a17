import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";
import { writeOnce } from "./platform/store/durable.ts";

const shortestSecret = 32;
const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
};
const port = wholeNumber(1, 65535);
const drain = { error: "must be a number from 0 to 60" };
const optional = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .optional();
const origin = z.string().refine((text) => /^https?:/.test(text) && URL.parse(text)?.origin === text, {
  error: "must be an origin such as https://www.example.org, without a path or a slash at the end",
});
const proxyList = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine((list) => list.every(isRange), {
    error: "must be addresses or ranges with commas between, such as 10.0.0.1,192.168.0.0/16",
  });

const Variables = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: port.default(3000),
  HOST: z.string().trim().min(1).default("0.0.0.0"),
  DATA_DIR: z.string().trim().min(1).default("data"),
  DATABASE_URL: optional.refine((url) => url === undefined || /^postgres(ql)?:\/\//.test(url), {
    error: "must start with postgres:// (leave it out to use SQLite in DATA_DIR)",
  }),
  DATABASE_POOL: wholeNumber(2, 100).default(10),
  PUBLIC_ORIGIN: origin.optional(),
  ADMIN: z.enum(["on", "off"]).default("on"),
  ADMIN_PORT: port.default(3001),
  SETU_SECRET: optional.refine((secret) => secret === undefined || secret.length >= shortestSecret, {
    error: `must be at least ${shortestSecret} characters long (leave it out to have one generated into DATA_DIR)`,
  }),
  SETU_NEW_SECRET: z.enum(["accept"]).optional(),
  SETU_OWNER_EMAIL: z.email().default("owner@example.org"),
  SETU_OWNER_PASSWORD: optional,
  SETU_SEED: z.enum(["on", "off"]).default("on"),
  SMTP_URL: optional.refine((url) => url === undefined || /^smtps?:\/\//.test(url), {
    error: "must start with smtp:// or smtps:// (leave it out to have mail written to DATA_DIR)",
  }),
  CLAMD_HOST: optional.refine((host) => host === undefined || isIP(host) > 0 || /^[\w.-]+$/.test(host), {
    error: "must be a host or an address, without a port (leave it out when there is no virus scanner)",
  }),
  CLAMD_PORT: port.default(3310),
  TRUSTED_PROXIES: proxyList,
  DRAIN_SECONDS: z.coerce.number(drain).min(0, drain).max(60, drain).optional(),
  SETU_LIMITS: z.enum(["on", "off"]).default("on"),
  SETU_PAGE_CACHE: z.enum(["on", "off"]).default("on"),
  SETU_SHOWCASE: z.enum(["on", "off"]).optional(),
  MAP_TILE_URL: optional.refine((url) => url === undefined || isTileTemplate(url), {
    error: "must be an https address of one host with {z}, {x} and {y} in it (leave it out to use the site's own map)",
  }),
  MAP_TILE_CREDIT: optional,
  MAP_BORDERS: z.enum(["np", "none"]).default("np"),
});

/** Processes on several machines share a database but no folder: each would sign with its own secret. */
const Settings = Variables.refine(
  ({ DATABASE_URL, SETU_SECRET }) => !DATABASE_URL?.startsWith("postgres") || SETU_SECRET,
  {
    path: ["SETU_SECRET"],
    error:
      "must be set where DATABASE_URL is, the same for every process (a site that had one made so far has it in DATA_DIR/secret)",
  },
);

/** A start that fails for a reason that the operator can remove: the message says how. */
export class StartError extends Error {}

/** A setting that is wrong, or does not fit the data. Its message is for the operator; starting again is pointless. */
export class SettingsError extends StartError {
  override name = "SettingsError";
}

/** The settings of one process, parsed once at boot. Paths are absolute. */
export interface Environment {
  mode: "development" | "production" | "test";
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The most connections to PostgreSQL that a process opens. */
  databasePool: number;
  publicOrigin: string;
  admin: boolean;
  adminPort: number;
  secret: string;
  /** Whether to start with another secret than the one with which the data was created. */
  newSecret: boolean;
  owner: { email: string; password: string | undefined };
  /** Whether an empty site is filled with the sample firm's content. */
  sampleContent: boolean;
  smtpUrl: string | undefined;
  /** The virus scanner for applicants' files; without one, only their structure is judged. */
  clamd: { host: string; port: number } | undefined;
  trustedProxies: string[];
  /** Milliseconds between announcing the stop and refusing connections: proxies need them to notice. */
  drainDelayMs: number;
  limits: boolean;
  /** Whether rendered pages are cached; off only to measure how fast they are rendered. */
  pageCache: boolean;
  /** Whether to serve the showcase of components: for developers, and for the tests. */
  showcase: boolean;
  mapTiles: MapTiles | undefined;
  /** Whether our own map shows borders: Nepal's as Nepal draws them, and others where nobody disputes them. */
  mapBorders: boolean;
}

/** A tile service that the office map uses instead of the site's own tiles: 256 px tiles in Web Mercator. */
export interface MapTiles {
  /** An https address that contains {z}, {x} and {y}. */
  url: string;
  /** The attribution that most services require: "© OpenStreetMap contributors". */
  credit: string;
}

/**
 * Reads the settings from environment variables, and makes DATA_DIR and its secret if they do not exist.
 * @throws SettingsError with one line for each wrong variable.
 */
export function readEnvironment(variables: Record<string, string | undefined>, root: string): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const complaints = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new SettingsError(`Setu cannot start: some settings are wrong.\n${complaints.join("\n")}`);
  }
  const env = parsed.data;
  const dataDir = path.resolve(root, env.DATA_DIR);
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    publicOrigin: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    admin: env.ADMIN === "on",
    adminPort: env.ADMIN_PORT,
    secret: env.SETU_SECRET ?? storedSecret(dataDir),
    newSecret: env.SETU_NEW_SECRET === "accept",
    owner: { email: env.SETU_OWNER_EMAIL, password: env.SETU_OWNER_PASSWORD },
    sampleContent: env.SETU_SEED === "on",
    smtpUrl: env.SMTP_URL,
    clamd: env.CLAMD_HOST ? { host: env.CLAMD_HOST, port: env.CLAMD_PORT } : undefined,
    trustedProxies: env.TRUSTED_PROXIES,
    drainDelayMs: 1000 * (env.DRAIN_SECONDS ?? (env.TRUSTED_PROXIES.length > 0 ? 3 : 0)),
    limits: env.SETU_LIMITS === "on",
    pageCache: env.SETU_PAGE_CACHE === "on" && env.NODE_ENV !== "development",
    showcase: (env.SETU_SHOWCASE ?? (env.NODE_ENV === "development" ? "on" : "off")) === "on",
    mapTiles: env.MAP_TILE_URL ? { url: env.MAP_TILE_URL, credit: env.MAP_TILE_CREDIT ?? "" } : undefined,
    mapBorders: env.MAP_BORDERS === "np",
  };
}

/** Returns the stored secret: 32 random bytes, made on the first start and readable only by this user. */
function storedSecret(dataDir: string): string {
  const file = path.join(dataDir, "secret");
  const secret = readSecret(file);
  if (secret.length >= shortestSecret) return secret;
  throw new SettingsError(
    `Setu cannot start: ${file} is damaged. Restore it from a backup: without it the codes and the contact details of complaints are lost.`,
  );
}

function readSecret(file: string): string {
  try {
    if (!existsSync(file)) writeOnce(file, randomBytes(32).toString("hex"));
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const remedy =
      code === "ENOSPC"
        ? "The disk is full: free some space."
        : "DATA_DIR and all files in it must belong to the account that runs Setu (chown -R).";
    throw new SettingsError(`Setu cannot start: ${file} cannot be read (${code}). ${remedy}`, {
      cause: error,
    });
  }
}

/**
 * One line for each variable that is probably meant as a setting but is not one: `SMPT_URL`, or an unknown `SETU_…`.
 */
export function misspelt(variables: Record<string, string | undefined>): string[] {
  const known = Object.keys(Variables.shape);
  return Object.keys(variables)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const near = known.find((setting) => setting.length >= shortestLikened && distance(name, setting) <= 2);
      if (!near && !name.startsWith("SETU_")) return [];
      return [`${name}: not a setting of Setu, and ignored.${near ? ` Is it ${near}?` : ""}`];
    });
}

/** Short names, such as PORT, are near to too many others. */
const shortestLikened = 7;

/** The edit distance of two texts (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...one].entries()) {
    const above = row;
    row = [line + 1];
    for (const [index, sign] of [...other].entries()) {
      const changed = (above[index] ?? 0) + (sign === letter ? 0 : 1);
      row.push(Math.min(changed, (above[index + 1] ?? 0) + 1, (row[index] ?? 0) + 1));
    }
  }
  return row[other.length] ?? 0;
}

/** Whether an entry is an IP address, with or without the prefix length of a network: 192.168.0.0/16. */
function isRange(entry: string): boolean {
  const [address = "", bits = "1", ...rest] = entry.split("/");
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return rest.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most;
}

/**
 * Whether a text is a template of tile addresses. A host in braces, such as "https://{s}.example.org", is not a valid
 * source for the content security policy.
 */
function isTileTemplate(text: string): boolean {
  const hasHost = URL.canParse(text) && /^https:\/\/[\w.:-]+$/.test(new URL(text).origin);
  return hasHost && ["{z}", "{x}", "{y}"].every((part) => text.includes(part));
}
