import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { serverTexts } from "../site/server/http/server-texts.ts";
import { freePort } from "../testing/postgres.ts";
import { onSeededSite, type SiteProcess, startSite } from "./machine/site-process.ts";
import { Report, spread } from "./report.ts";
import { notGood, requestPages } from "./senders/page-load.ts";

const comesBackWithinMs = 60_000;

/** Kills the back office under `npm start`: the site keeps running, editors see a message, and the back office restarts. */
export function adminKilledDrill(): Promise<boolean> {
  return onSeededSite(async (dataDir) => {
    const report = new Report("The back office is killed");
    const variables = { ADMIN: "on", ADMIN_PORT: String(await freePort()) };
    const site = await startSite(dataDir, variables, "scripts/start.ts");
    report.check("the back office answers", await adminAnswers(site, 200));

    const load = new AbortController();
    const pages = requestPages(site.url, ["/", "/ne"], load.signal);
    process.kill(adminProcess(site), "SIGKILL");
    const killedAt = performance.now();
    report.check("it says that it is down, in plain words", await saysThatItIsDown(site));
    report.check("it comes back", await adminAnswers(site, 200));
    report.figure("it was away for", `${Math.round(performance.now() - killedAt)} ms`);
    load.abort();
    const answers = await pages;

    report.figure("page answers meanwhile", spread(answers.map(({ ms }) => ms)));
    report.none("pages not answered 200", notGood(answers));
    const { code, ms } = await site.stop();
    report.check("stopped with code 0", code === 0, `code ${code} after ${Math.round(ms)} ms`);
    return report.print();
  });
}

const askAdmin = ({ url }: SiteProcess, language = "en") =>
  fetch(`${url}/admin/login`, { headers: { "accept-language": language } });

async function adminAnswers(site: SiteProcess, status: number): Promise<boolean> {
  const giveUpAt = performance.now() + comesBackWithinMs;
  while ((await askAdmin(site)).status !== status) {
    if (performance.now() > giveUpAt) return false;
    await wait(100);
  }
  return true;
}

async function saysThatItIsDown(site: SiteProcess): Promise<boolean> {
  for (const language of ["en", "ne"] as const) {
    const answer = await askAdmin(site, language);
    const text = await answer.text();
    const inPlainWords = text.includes(serverTexts[language].adminDown) && !/ECONN|\bat \S+ \(|Error:/.test(text);
    if (answer.status !== 503 || !answer.headers.get("retry-after") || !inPlainWords) return false;
  }
  return true;
}

/** The process id of the back office that `npm start` started beside the site. */
function adminProcess({ child }: SiteProcess): number {
  const list = execFileSync("ps", ["-A", "-o", "pid=,ppid=,command="], { encoding: "utf8" });
  const processes = list.split("\n").map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []);
  const found = processes.find(
    ([, , parent, command]) => Number(parent) === child.pid && !command?.includes("site/server/main.ts"),
  );
  if (!found) throw new Error("The back office's process was not found.");
  return Number(found[1]);
}
