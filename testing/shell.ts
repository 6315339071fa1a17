import { readFileSync } from "node:fs";
import path from "node:path";

/** The names of all settings: a check keeps that file complete. */
const settings = new Set(
  [...readFileSync(path.join(import.meta.dirname, "../.env.example"), "utf8").matchAll(/^# ([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  ),
);

/**
 * The shell's variables without Setu's settings. The shell of somebody who runs a real site may have them, and tests would then run on its
 * database and send its mails.
 */
export function shell(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !settings.has(name));
  return { NODE_ENV: process.env.NODE_ENV, ...Object.fromEntries(others) };
}
