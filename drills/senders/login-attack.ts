import { fork } from "node:child_process";
import { once } from "node:events";
import { post } from "./members.ts";

/** How many answers there were of each status; 0 for none. */
export type Tally = Record<number, number>;

/**
 * Has wrong passwords for an account, and for unknown addresses, sent from so many connections at once until `stop` is called. Attackers are other
 * machines: a process of their own sends, since this one takes the times of other answers meanwhile.
 */
export async function attackSignIn(url: string, email: string, attackers: number) {
  const child = fork(import.meta.filename, [url, email, String(attackers)]);
  await once(child, "message");
  return {
    pid: child.pid ?? 0,
    async stop(): Promise<Tally> {
      child.send("stop");
      const [tally] = (await once(child, "message")) as [Tally];
      child.disconnect();
      return tally;
    },
  };
}

/** The program of the attackers' process. */
async function attack(url: string, email: string, attackers: number): Promise<Tally> {
  const stopping = new AbortController();
  process.once("message", () => stopping.abort());
  process.send?.("begun");
  const tally: Tally = {};
  const attacker = async (who: number) => {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      const address = turn % 2 === 0 ? email : `nobody-${who}-${turn}@example.org`;
      const { status = 0 } = await post(url, "/api/login", { email: address, password: `wrong ${who} ${turn}` });
      tally[status] = (tally[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: attackers }, (_, who) => attacker(who)));
  return tally;
}

if (process.argv[1] === import.meta.filename) {
  const [url = "", email = "", attackers] = process.argv.slice(2);
  const tally = await attack(url, email, Number(attackers));
  process.send?.(tally);
}
