import { createHash, randomBytes } from "node:crypto";
import type { Entered, PrivateCalls } from "@setu/contract/calls/private-calls";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { isoDay, nepalDay } from "../calendar/nepal-time.ts";
import { isSigned, signatureOf } from "../platform/access/signed-link.ts";
import { isoColumn } from "../platform/store/columns.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { accountsState } from "./community-settings.ts";
import { deviceName } from "./device-name.ts";
import { hashInTurn, requireTurn } from "./passwords/hash-limiter.ts";
import { hashPassword, isOutdated, passwordMatches } from "./passwords/password-hash.ts";
import { WrongPasswords } from "./passwords/wrong-passwords.ts";
import { emailKeyOf, memberBy, type StoredMember } from "./stored-member.ts";
import { memberTexts } from "./texts.ts";
import { tidyEmail } from "./typed-fields.ts";

/** An open site: its database, and the secret that signs links and cookies. */
export interface Site {
  payload: Payload;
  secret: string;
}

const hour = 3600;
const day = 24 * hour;
/** How long a session lasts, in seconds (ASVS 5.0, 7.3.2): half a day, or two weeks on the member's own device. */
const lasts = { usual: 12 * hour, remembered: 14 * day };
/** Days without use after which a remembered session ends. */
const unusedDays = 7;
const sessionsAtMost = 10;

const today = (now = Date.now()) => isoDay(nepalDay(new Date(now)));
const hashed = (text: string) => createHash("sha256").update(text).digest("hex");
/** A random public id, of letters and digits that are not mistaken for each other. */
export const randomId = (length: number): string =>
  Array.from(randomBytes(length), (byte) => "abcdefghjkmnpqrstvwxyz23456789"[byte % 30]).join("");

const signedDevice = (publicId: string, nonce: string) => `member-device:${publicId}:${nonce}`;

/** The nonce in a device's cookie, if we issued it to that device for this member. */
function knownDevice(secret: string, publicId: string, cookie = ""): string | undefined {
  const [nonce = ""] = cookie.split(".");
  return isSigned(secret, signedDevice(publicId, nonce), cookie) ? nonce : undefined;
}

/**
 * Checks that visitors can have accounts.
 * @throws FrontApiError `notFound` when the firm has closed them.
 */
export async function requireAccounts(payload: Payload): Promise<void> {
  if ((await accountsState(payload)) === "closed") throw new FrontApiError("notFound", "");
}

/** Wrong passwords, both at sign-in and when members are asked again. */
export const wrongPasswords = new WrongPasswords();

/**
 * Signs a member in. An unknown address costs the same work as a wrong password, and both get the same answer.
 * @throws FrontApiError `signedOut`; `tooManyRequests` after too many wrong passwords; `unavailable` in a flood.
 */
export async function login(
  site: Site,
  { body, device, agent, locale }: Parameters<PrivateCalls["login"]>[0],
): Promise<Entered> {
  const { payload, secret } = site;
  await requireAccounts(payload);
  if (!device) await requireTurn(locale);
  const texts = memberTexts[locale];
  const emailKey = emailKeyOf(tidyEmail(body.email));
  const member = await memberBy(payload, "emailKey", emailKey);
  const nonce = member && knownDevice(secret, member.publicId, device);
  const isRight = await wrongPasswords.tryOne({ emailKey, device: nonce }, locale, () =>
    hashInTurn(locale, () => isPassword(payload, member, body.password), nonce ? "known" : "strangers"),
  );
  if (!isRight || !member) throw new FrontApiError("signedOut", texts.wrong, { errors: { email: [texts.wrong] } });
  return { message: texts.welcome, ...(await beginSession(site, member, { ...body, nonce, agent })) };
}

/** Compares a password, and stores it with today's parameters if it is right: only now is it known (OWASP, Password Storage Cheat Sheet). */
async function isPassword(payload: Payload, member: StoredMember | undefined, password: string): Promise<boolean> {
  const isRight = await passwordMatches(password, member?.passwordHash);
  if (!isRight || !member || !isOutdated(member.passwordHash)) return isRight;
  const renewed = await hashPassword(password);
  // Unless another password was set meanwhile.
  await runSql(
    payload,
    sql`UPDATE members SET password_hash = ${renewed} WHERE id = ${member.id} AND password_hash = ${member.passwordHash}`,
  );
  return true;
}

interface Entry {
  remember?: boolean;
  /** The nonce of the device, if it is known. */
  nonce?: string | undefined;
  agent?: string | undefined;
}

/** Begins a session; the eleventh ends the oldest. */
export async function beginSession(
  { payload, secret }: Site,
  { id, publicId, epoch }: Pick<StoredMember, "id" | "publicId" | "epoch">,
  { remember = false, nonce = randomBytes(16).toString("base64url"), agent }: Entry,
): Promise<Pick<Entered, "data" | "device">> {
  const token = `stm_${randomBytes(32).toString("base64url")}`;
  const expiresIn = remember ? lasts.remembered : lasts.usual;
  await runSql(
    payload,
    sql`INSERT INTO member_sessions (public_id, member_id, token_hash, device_hash, epoch, expires_at, used_day, agent)
        VALUES (${randomId(12)}, ${id}, ${hashed(token)}, ${hashed(nonce)}, ${epoch}, ${Date.now() + expiresIn * 1000},
          ${today()}, ${deviceName(agent)})`,
  );
  await runSql(
    payload,
    sql`DELETE FROM member_sessions WHERE member_id = ${id} AND id NOT IN
          (SELECT id FROM member_sessions WHERE member_id = ${id} ORDER BY id DESC LIMIT ${sessionsAtMost})`,
  );
  await runSql(payload, sql`UPDATE members SET last_seen_day = ${today()} WHERE id = ${id}`);
  return {
    data: { token, expires_in: expiresIn, member: publicId },
    device: `${nonce}.${signatureOf(secret, signedDevice(publicId, nonce))}`,
  };
}

/** The sender of a request: the member, and the session's row. */
export interface Signed {
  member: StoredMember;
  session: number;
  /** Whether the session is one of two weeks. */
  remember: boolean;
  /** The nonce of the device's cookie. */
  nonce: string | undefined;
}

interface Asked {
  session: string;
  device?: string | undefined;
  locale: Locale;
}

/**
 * The member whose token this is. The token alone proves only the member's identity; every action needs the device's
 * cookie too.
 * @throws FrontApiError `signedOut`.
 */
export async function signedIn(
  { payload, secret }: Site,
  { session, device, locale }: Asked,
  needs: "token" | "device" = "device",
): Promise<Signed> {
  await requireAccounts(payload);
  const refused = new FrontApiError("signedOut", memberTexts[locale].signedOut);
  const oldest = today(Date.now() - unusedDays * day * 1000);
  const [row] = await runSql(
    payload,
    sql`SELECT s.id AS session, s.device_hash AS device, s.used_day AS used, s.epoch AS epoch, s.member_id AS member,
          s.expires_at AS ends, s.created_at AS began
        FROM member_sessions s
        WHERE s.token_hash = ${hashed(session)} AND s.expires_at > ${Date.now()} AND s.used_day >= ${oldest}`,
  );
  const member = row && (await memberBy(payload, "id", Number(row["member"])));
  if (!row || !member || Number(row["epoch"]) !== member.epoch) throw refused;
  const nonce = knownDevice(secret, member.publicId, device);
  if (needs === "device" && (nonce === undefined || hashed(nonce) !== row["device"])) throw refused;
  if (row["used"] !== today()) {
    await runSql(payload, sql`UPDATE member_sessions SET used_day = ${today()} WHERE id = ${Number(row["session"])}`);
    await runSql(payload, sql`UPDATE members SET last_seen_day = ${today()} WHERE id = ${member.id}`);
  }
  // A session has no column for its kind: half a day never lasts longer.
  const lasted = Number(row["ends"]) - Date.parse(isoColumn(row["began"]));
  return { member, session: Number(row["session"]), remember: lasted > 2 * lasts.usual * 1000, nonce };
}

/** Ends the session; does nothing if it has already ended. */
export async function logout({ payload }: Site, { session, locale }: Asked): Promise<{ message: string }> {
  await runSql(payload, sql`DELETE FROM member_sessions WHERE token_hash = ${hashed(session)}`);
  return { message: memberTexts[locale].wentOut };
}

/**
 * Asks a signed-in member for the password again.
 * @throws FrontApiError `invalid`, with the message at `field`; `tooManyRequests`.
 */
export async function requirePassword(
  { member, nonce }: Signed,
  password: string,
  locale: Locale,
  field = "password",
): Promise<void> {
  const isRight = await wrongPasswords.tryOne({ emailKey: member.emailKey, device: nonce }, locale, () =>
    hashInTurn(locale, () => passwordMatches(password, member.passwordHash), nonce ? "known" : "strangers"),
  );
  const text = memberTexts[locale].wrongPassword;
  if (!isRight) throw new FrontApiError("invalid", text, { errors: { [field]: [text] } });
}
