import { setTimeout as wait } from "node:timers/promises";
import { mannWhitney } from "./machine/mann-whitney.ts";
import { median } from "./machine/median.ts";
import { onSeededSite, startSite } from "./machine/site-process.ts";
import { Report } from "./report.ts";
import { type Answer, goodPassword, newMember, post } from "./senders/members.ts";

/** The most guesses for one account that may reach the hash within 15 minutes. */
const mostHashed = 10;
const ownSignIns = 20;

interface Options {
  guesses: number;
  /** How often the time of an answer is measured for each kind of address. */
  measured: number;
}

/**
 * Passwords of one account are guessed, from one network and from 200: ten at most are compared, and its member signs in on a known device
 * meanwhile. Then answers are timed: a stranger cannot tell an account's address from an unknown one.
 */
export function guessesDrill({ guesses, measured }: Options): Promise<boolean> {
  return onSeededSite(async (dataDir) => {
    const report = new Report(`${guesses} guesses at one account; times of ${measured} answers`);
    const site = await startSite(dataDir);
    for (const networks of [1, 200]) {
      const email = `guessed-${networks}@example.org`;
      const { cookie } = await newMember(site.url, dataDir, email);
      const own: Answer[] = [];
      const tried: Answer[] = [];
      for (let turn = 0; turn < guesses; turn += 1) {
        const from = { "x-forwarded-for": `198.${18 + (turn % networks)}.7.9` };
        tried.push(await post(site.url, "/api/login", { email, password: `a wrong guess ${turn}` }, "", from));
        if (turn % Math.ceil(guesses / ownSignIns) === 0) {
          own.push(await post(site.url, "/api/login", { email, password: goodPassword }, cookie));
        }
      }
      const hashed = tried.filter(({ status }) => status === 401).length;
      report.check(`at most ${mostHashed} of ${guesses} compared, from ${networks}`, hashed <= mostHashed, `${hashed}`);
      report.check(
        "the rest refused",
        tried.every(({ status }) => [401, 429, 503].includes(status ?? 0)),
      );
      const signedIn = own.filter(({ status }) => status === 200).length;
      report.check("the known device signed in each time", signedIn === own.length, `${signedIn} of ${own.length}`);
    }

    const accounts = Array.from({ length: 6 }, (_, number) => `timed-${number}@example.org`);
    for (const email of accounts) await newMember(site.url, dataDir, email);
    // Seven wrong passwords do not close an account yet.
    const each = { "/accounts/forgot": measured, "/api/login": Math.min(measured, accounts.length * 7) };
    for (const [call, times] of Object.entries(each)) {
      const took: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
      for (let turn = 0; turn < times; turn += 1) {
        const known = accounts[turn % accounts.length] ?? "";
        const both = [
          ["known", known],
          ["unknown", `nobody-${turn % accounts.length}@example.org`],
        ] as const;
        for (const [which, email] of turn % 2 === 0 ? both : both.toReversed()) {
          // Fewer than ten hashes a second are never refused.
          if (call === "/api/login") await wait(150);
          took[which].push((await post(site.url, call, { email, password: `wrong words ${turn}` })).ms);
        }
      }
      const [known, unknown] = [median(took.known), median(took.unknown)];
      // Within a pair, asked one right after the other: on a busy machine, medians of all drift by more than that.
      const apart = median(took.known.map((ms, turn) => ms - (took.unknown[turn] ?? ms)));
      const probability = mannWhitney(took.known, took.unknown);
      report.figure(`${call}: known, unknown`, `${known.toFixed(2)} ms, ${unknown.toFixed(2)} ms (${times} each)`);
      report.check(`${call}: within 10 ms of each other`, Math.abs(apart) <= 10, `${apart.toFixed(2)} ms`);
      report.check(`${call}: Mann-Whitney p > 0.01`, probability > 0.01, `p = ${probability.toFixed(4)}`);
    }
    await site.stop();
    return report.print();
  });
}

if (process.argv[1] === import.meta.filename) {
  process.exit((await guessesDrill({ guesses: 1000, measured: 200 })) ? 0 : 1);
}
