import { existsSync } from "node:fs";
import { type Browser, type CDPSession, chromium, type Page } from "playwright-core";
import { browsers } from "../../scripts/browsers.ts";

/** A visitor's connection and processor. */
export interface Conditions {
  name: string;
  /** Bytes per second and round trip in milliseconds, as throttled by Chromium's developer tools; unthrottled if unset. */
  connection?: { bytesPerSecond: number; latency: number };
  /** How many times slower the processor is. */
  slower?: number;
}

export const fast: Conditions = { name: "fast" };
export const line4g: Conditions = { name: "4G", connection: { bytesPerSecond: 9_000_000 / 8, latency: 170 } };
export const slow3g: Conditions = { name: "3G", connection: { bytesPerSecond: 400_000 / 8, latency: 400 } };
export const slow3gPhone: Conditions = { ...slow3g, name: "3G, processor 4x slower", slower: 4 };

export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env["CHROME_PATH"] ?? browsers.find((file) => existsSync(file));
  return chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox", "--disable-gpu"] });
}

const phone = { width: 412, height: 823 };
const desk = { width: 1440, height: 900 };

/** A first-time visitor: Lighthouse's phone, or a desktop with a mouse. */
export async function newVisitor(browser: Browser, kind: "phone" | "desk"): Promise<Page> {
  const size = kind === "phone" ? phone : desk;
  const options = kind === "phone" ? { deviceScaleFactor: 1.75, isMobile: true, hasTouch: true } : {};
  // The screen is set too: Chromium's preload scanner uses it.
  const context = await browser.newContext({ viewport: size, screen: size, ...options });
  return context.newPage();
}

export async function setConditions(session: CDPSession, { connection, slower = 1 }: Conditions): Promise<void> {
  await session.send("Network.enable");
  const { bytesPerSecond = -1, latency = 0 } = connection ?? {};
  const rates = { latency, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
  await session.send("Network.emulateNetworkConditions", { offline: false, ...rates });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
}
