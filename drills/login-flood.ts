import { setTimeout as wait } from "node:timers/promises";
import { allProcessors, moveProcess, moveThread } from "../scripts/processors.ts";
import { median } from "./machine/median.ts";
import { held, watch } from "./machine/memory.ts";
import { onSeededSite, type SiteProcess, startSite } from "./machine/site-process.ts";
import { Report, spread } from "./report.ts";
import { attackSignIn } from "./senders/login-attack.ts";
import { type Answer, goodPassword, newMember, patiently, post } from "./senders/members.ts";
import { notGood, type PageAnswer, requestPages } from "./senders/page-load.ts";

const attackers = 50;
/** Ten a second for strangers, and as many for known devices (content/members/passwords/hash-limiter.ts). */
const hashesPerSecond = 20;
/** A gate that has been idle lets a second's worth through at once. */
const burst = hashesPerSecond;
const ownSignIns = 20;

interface Options {
  seconds: number;
  /** Checks times and memory too, which needs an otherwise idle machine. */
  strict: boolean;
}

/** Wrong passwords from fifty connections, for existing and unknown accounts: pages, memory and members' devices are unaffected. */
export function loginFloodDrill({ seconds, strict }: Options): Promise<boolean> {
  return onSeededSite(async (dataDir) => {
    const report = new Report(`Wrong passwords from ${attackers} connections for ${seconds} s`);
    const site = await startSite(dataDir);
    const email = "owner-of-one@example.org";
    const { cookie } = await newMember(site.url, dataDir, email);
    const apart = strict ? await answerTimes(site.url, email) : undefined;
    const home = async (ms: number): Promise<PageAnswer[]> => {
      const stopping = new AbortController();
      const pages = requestPages(site.url, ["/", "/ne"], stopping.signal);
      await wait(ms);
      stopping.abort();
      return pages;
    };
    if (strict) leaveProcessorTo(site);
    await home(500);
    const look = () => held(site.child.pid ?? 0);
    // Watching takes processor time of its own, from both measurements alike.
    const mostHeldBefore = watch(look);
    const before = await home(seconds * 500);
    const mostBefore = await mostHeldBefore();
    const mostHeld = watch(look);

    const beganAt = performance.now();
    const attack = await attackSignIn(site.url, email, attackers);
    if (strict) moveProcess(elsewhere, attack.pid);
    const pages = home(seconds * 1000);
    const own: Answer[] = [];
    for (let turn = 0; turn < ownSignIns; turn += 1) {
      await wait((seconds * 1000) / ownSignIns);
      // A busy site asks people to come again in a moment.
      own.push(await patiently(() => post(site.url, "/api/login", { email, password: goodPassword }, cookie)));
    }
    const meanwhile = await pages;
    const tried = await attack.stop();
    // On a busy machine the sign-ins, and with them the flood, take longer than planned.
    const lasted = (performance.now() - beganAt) / 1000;
    const most = await mostHeld();
    const hashed = tried[401] ?? 0;

    report.figure(
      "answers to wrong passwords",
      Object.entries(tried)
        .map(([status, count]) => `${status}: ${count}`)
        .join(", "),
    );
    report.figure("home before", spread(before.map(({ ms }) => ms)));
    report.figure("home meanwhile", spread(meanwhile.map(({ ms }) => ms)));
    report.figure("memory of the site before, meanwhile", `${mostBefore.own} MB, ${most.own} MB`);
    report.figure("the flood lasted", `${lasted.toFixed(1)} s`);
    report.check(`at most ${hashesPerSecond} hashes a second`, hashed <= hashesPerSecond * lasted + burst, `${hashed}`);
    report.none("pages not answered 200", notGood([...before, ...meanwhile]));
    report.none(
      "a known device that could not sign in",
      own.filter(({ status }) => status !== 200).map(({ status }) => String(status)),
    );
    report.none(
      "answered otherwise than 401, 429 or 503",
      Object.keys(tried).filter((status) => !["401", "429", "503"].includes(status)),
    );
    if (apart) {
      const { known, unknown } = apart;
      report.figure("a wrong password, and an unknown address", `${known.toFixed(1)} ms, ${unknown.toFixed(1)} ms`);
      report.check("they take as long, within 10 ms", Math.abs(known - unknown) <= 10);
      const [was, is] = [late(before), late(meanwhile)];
      report.figure("home's p99 before, meanwhile", `${was.toFixed(1)} ms, ${is.toFixed(1)} ms`);
      report.check("home's p99 is at most twice its own", is <= was * 2);
      report.check("at most 40 MB more", most.own - mostBefore.own <= 40, `${most.own - mostBefore.own} MB`);
    }
    if (strict) moveProcess(allProcessors, process.pid);
    const { code } = await site.stop();
    report.check("stopped with code 0", code === 0, `code ${code}`);
    return report.print();
  });
}

/** The processor of all that would run on other machines, or only when a processor is idle. */
const elsewhere = "1";

/**
 * Gives a processor to the thread that serves pages and to this process, which takes the times. On two processors the attackers' own process would
 * otherwise delay both: for one page in a hundred by as much as the site does.
 */
function leaveProcessorTo({ child: { pid = 0 } }: SiteProcess): void {
  moveProcess(elsewhere, pid);
  moveThread("0", pid);
  moveProcess("0", process.pid);
}

/** The median time of a wrong password for an account, and for an unknown address, in milliseconds. */
async function answerTimes(url: string, email: string): Promise<{ known: number; unknown: number }> {
  const took: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  // Ten wrong passwords would lock the account for unknown devices.
  for (let turn = 0; turn < 9; turn += 1) {
    for (const [which, address] of [
      ["known", email],
      ["unknown", "nobody-at-all@example.org"],
    ] as const) {
      await wait(150);
      took[which].push((await post(url, "/api/login", { email: address, password: `wrong words ${turn}` })).ms);
    }
  }
  return { known: median(took.known), unknown: median(took.unknown) };
}

/** The 99th percentile in milliseconds. */
const late = (answers: PageAnswer[]): number => {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
};

if (process.argv[1] === import.meta.filename) {
  process.exit((await loginFloodDrill({ seconds: 20, strict: true })) ? 0 : 1);
}
