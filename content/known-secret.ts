import type { Payload } from "payload";
import { type Environment, SettingsError } from "./environment.ts";
import { signatureOf } from "./platform/access/signed-link.ts";
import { runSql, sql } from "./platform/store/sql.ts";

/** Identifies a secret, and does not reveal it. */
const fingerprintOf = (secret: string): string => signatureOf(secret, "system:fingerprint");

/**
 * Compares the secret with the one under which the database's data was made, whose fingerprint the first start stores:
 * with another one, complainants' codes and contact details are silently lost.
 * @throws SettingsError when it is another one, unless SETU_NEW_SECRET accepts it.
 */
export async function checkSecret(
  payload: Payload,
  { secret, newSecret }: Pick<Environment, "secret" | "newSecret">,
): Promise<void> {
  const fingerprint = fingerprintOf(secret);
  const known = (await storedFingerprint(payload)) ?? (await storeFingerprint(payload, fingerprint));
  if (known === fingerprint) {
    if (newSecret) payload.logger.warn("SETU_NEW_SECRET is set, but the secret is not new: remove it.");
    return;
  }
  const lost = await lostWithSecret(payload);
  if (!newSecret) throw new SettingsError(refusal(lost));
  await runSql(payload, sql`UPDATE system_state SET holder = ${fingerprint} WHERE name = 'secret-fingerprint'`);
  payload.logger.warn(
    `There is a new secret, as SETU_NEW_SECRET says; remove that setting now. Lost: ${lost.join("; ")}.`,
  );
}

/** The fingerprint that the first start stored. A start that finds it writes nothing, so a full disk does not hinder it. */
async function storedFingerprint(payload: Payload): Promise<unknown> {
  const [row] = await runSql(payload, sql`SELECT holder FROM system_state WHERE name = 'secret-fingerprint'`);
  return row?.["holder"];
}

async function storeFingerprint(payload: Payload, fingerprint: string): Promise<unknown> {
  await runSql(
    payload,
    sql`INSERT INTO system_state (name, value, holder) VALUES ('secret-fingerprint', 0, ${fingerprint})`,
  );
  return fingerprint;
}

async function lostWithSecret(payload: Payload): Promise<string[]> {
  const [row] = await runSql(payload, sql`SELECT COUNT(*) AS codes, COUNT(contact) AS contacts FROM complaints`);
  const complaints = (count: unknown) => (Number(count) === 1 ? "1 complaint" : `${Number(count)} complaints`);
  return [
    `the codes of ${complaints(row?.["codes"])}, with which their writers read the answers`,
    `the contact details in ${complaints(row?.["contacts"])}, which nobody can decrypt again`,
    "the links in all mails sent so far: to applicants, subscribers and members",
    "the sessions of the staff, who sign in again",
  ];
}

const refusal = (lost: readonly string[]): string =>
  [
    "Setu cannot start: the secret is not the one under which the data in the database was made.",
    "Put the earlier one back, from a backup: the file `secret` in DATA_DIR, or SETU_SECRET where that was set. Without it these are lost for good:",
    ...lost.map((one) => `  - ${one}`),
    "To go on without them, start once with SETU_NEW_SECRET=accept.",
  ].join("\n");
