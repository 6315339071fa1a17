import { type Browser, expect, type Page } from "@playwright/test";
import { writtenMails } from "../testing/mail-files.ts";
import { goodPassword } from "../testing/people/member.ts";

const dataDir = () => String(process.env.E2E_DATA_DIR);
const marked = { "x-requested-with": "XMLHttpRequest" };

/** The path of the page that a mail to an address links to. */
export async function linkTo(email: string, path: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      () => {
        const mails = writtenMails(dataDir()).filter(({ head }) => head.includes(`To: ${email}`));
        found = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []).find((address) => path.test(address));
        return found;
      },
      { timeout: 20_000 },
    )
    .toBeTruthy();
  const { pathname, search } = new URL(String(found));
  return pathname + search;
}

/** Somebody with an account, signed in on a page of their own. */
export async function memberAt(browser: Browser, name: string, email: string, locale: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const call = async (path: string, data: object) => {
    const answer = await page.request.post(`/frontapi${path}?locale=${locale}`, { headers: marked, data });
    expect([path, answer.status()]).toEqual([path, 200]);
    return answer.json();
  };
  const terms = await (await page.request.get("/frontapi/legal/terms")).json();
  const passwords = { password: goodPassword, password_confirmation: goodPassword };
  await call("/accounts", { name, email, ...passwords, terms: terms.data.number, adult: true });
  const token = new URLSearchParams((await linkTo(email, /verify-email/)).split("?")[1]).get("token");
  const { data } = await call("/accounts/verify", { token, password: goodPassword });
  await page.goto("/forum");
  const expires = Date.now() + data.expires_in * 1000;
  const stored = JSON.stringify({ token: data.token, expires_at: expires });
  await page.evaluate((session) => localStorage.setItem("setu.auth", session), stored);
  return page;
}
