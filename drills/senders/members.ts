import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { writtenMails } from "../../testing/mail-files.ts";
import { fromElsewhere } from "./senders.ts";

/** A valid password. */
export const goodPassword = "turbid lanterns uphill 41";
const patienceMs = 20_000;

export interface Answer {
  /** Undefined if no complete answer arrived. */
  status: number | undefined;
  ms: number;
  data: Record<string, unknown>;
  /** The session cookie. */
  cookie: string;
}

/** Posts to a members' endpoint, by default from a different network each time. */
export async function post(
  url: string,
  call: string,
  body: object,
  cookie = "",
  network: Record<string, string> = fromElsewhere(),
): Promise<Answer> {
  const from = performance.now();
  try {
    const answer = await fetch(`${url}/frontapi${call}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-requested-with": "XMLHttpRequest",
        ...network,
        ...(cookie && { cookie }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    const { data = {} } = (await answer.json()) as { data?: Record<string, unknown> };
    const given = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    return { status: answer.status, ms: performance.now() - from, data, cookie: given };
  } catch {
    return { status: undefined, ms: performance.now() - from, data: {}, cookie: "" };
  }
}

/** Repeats a request while the server is busy with others, as a page does. */
export async function patiently(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
    await wait(300);
  }
}

/** The version of the terms in force. */
export async function termsOf(url: string): Promise<number> {
  const answer = await fetch(`${url}/frontapi/legal/terms`);
  const { data } = (await answer.json()) as { data: { number: number } };
  return data.number;
}

export const registration = (email: string, terms: number) => ({
  name: "Sunita Karki",
  email,
  password: goodPassword,
  password_confirmation: goodPassword,
  terms,
  adult: true,
});

/** The tokens in the mailed confirmation links, by address. */
export function mailedTokens(dataDir: string): Map<string, string[]> {
  const tokens = new Map<string, string[]>();
  if (!existsSync(path.join(dataDir, "mail"))) return tokens;
  for (const { head, text } of writtenMails(dataDir)) {
    const to = /^To: (\S+)/im.exec(head)?.[1] ?? "";
    const token = /verify-email\?token=(\S+)/.exec(text)?.[1];
    if (token) tokens.set(to, [...(tokens.get(to) ?? []), token]);
  }
  return tokens;
}

/** Creates a member who has signed in on a device. */
export async function newMember(url: string, dataDir: string, email: string): Promise<Answer> {
  await patiently(async () => post(url, "/accounts", registration(email, await termsOf(url))));
  for (;;) {
    const token = mailedTokens(dataDir).get(email)?.[0];
    if (token) return patiently(() => post(url, "/accounts/verify", { token, password: goodPassword }));
    await wait(200);
  }
}
