import { setTimeout as wait } from "node:timers/promises";
import { type KillRounds, killWhileSending } from "./machine/kill-rounds.ts";
import { onSeededSite, type SiteProcess, startSite } from "./machine/site-process.ts";
import { Report } from "./report.ts";
import { goodPassword, mailedTokens, patiently, post, registration, termsOf } from "./senders/members.ts";
import { checkSound, lapseClaims, openDatabase, untilNone } from "./stored/stored-messages.ts";

const visitors = 3;
const mailPatienceMs = 60_000;

/** `kill -9` while visitors register and confirm: acknowledged registrations are stored, mailed once, and can sign in. */
export function killMembersDrill(kills: KillRounds): Promise<boolean> {
  return onSeededSite(async (dataDir) => {
    const report = new Report(`kill -9 while visitors register and confirm: ${kills.rounds} rounds`);
    const registered = new Set<string>();
    const confirmed = new Set<string>();
    let begun = 0;

    const registerAll = async ({ url }: SiteProcess, terms: number, until: AbortSignal) => {
      while (!until.aborted) {
        begun += 1;
        const email = `killed-${begun}@example.org`;
        const { status } = await post(url, "/accounts", registration(email, terms));
        if (status === 200) registered.add(email);
        await wait(100);
      }
    };
    const confirmAll = async ({ url }: SiteProcess, until: AbortSignal) => {
      while (!until.aborted) {
        for (const [email, [token]] of mailedTokens(dataDir)) {
          if (until.aborted || confirmed.has(email)) continue;
          const { status } = await post(url, "/accounts/verify", { token, password: goodPassword });
          if (status === 200) confirmed.add(email);
        }
        await wait(100);
      }
    };
    const send = async (site: SiteProcess, until: AbortSignal) => {
      const terms = await termsOf(site.url);
      const all = Array.from({ length: visitors }, () => registerAll(site, terms, until));
      await Promise.all([confirmAll(site, until), ...all]);
    };
    await killWhileSending(kills, () => startSite(dataDir), send);

    lapseClaims(dataDir, "member_registrations", "due_at");
    const site = await startSite(dataDir);
    const isSent = await untilNone(
      dataDir,
      "SELECT count(*) AS count FROM member_registrations WHERE due_at IS NOT NULL",
      mailPatienceMs,
    );
    const mailed = mailedTokens(dataDir);
    report.figure("registrations begun", begun);
    report.figure("acknowledged", registered.size);
    report.figure("confirmed", confirmed.size);
    report.check("all mails went in time", isSent);
    const database = openDatabase(dataDir);
    const keys = database
      .prepare("SELECT email_key FROM members")
      .all()
      .map((row) => String(row["email_key"]));
    database.close();
    // A registration's mail file is deleted once its account exists.
    report.none(
      "acknowledged, but neither mail nor account",
      [...registered].filter((email) => !mailed.has(email) && !keys.includes(email)),
    );
    report.none(
      "mailed more than once",
      [...mailed].filter(([, tokens]) => tokens.length > 1).map(([email]) => email),
    );
    const shut: string[] = [];
    for (const email of confirmed) {
      const login = () => post(site.url, "/api/login", { email, password: goodPassword });
      const { status } = await patiently(login);
      if (status !== 200) shut.push(`${email}: ${status}`);
    }
    report.none("confirmed, but cannot sign in", shut);
    report.none(
      "two accounts with one address",
      keys.filter((key, index) => keys.indexOf(key) !== index),
    );
    checkSound(report, dataDir);
    const { code } = await site.stop();
    report.check("stopped with code 0", code === 0, `code ${code}`);
    return report.print();
  });
}

if (process.argv[1] === import.meta.filename) {
  process.exit((await killMembersDrill({ rounds: 40, roundMs: 3000 })) ? 0 : 1);
}
