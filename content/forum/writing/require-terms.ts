import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { termsToAccept } from "../../legal/legal.ts";
import type { StoredMember } from "../../members/stored-member.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { forumTexts } from "../texts.ts";

/**
 * Has a member accept terms that have changed materially since, and notes the accepted version.
 * @throws FrontApiError `invalid`, with the message at `terms`, unless `accepted` is the version in force.
 */
export async function requireTerms(
  payload: Payload,
  { id, termsVersion }: Pick<StoredMember, "id" | "termsVersion">,
  accepted: number | undefined,
  locale: Locale,
): Promise<void> {
  const current = await termsToAccept(payload, termsVersion);
  if (current === null) return;
  const text = forumTexts[locale].terms;
  if (accepted !== current) throw new FrontApiError("invalid", text, { errors: { terms: [text] } });
  await runSql(
    payload,
    sql`UPDATE members SET terms_version = ${current} WHERE id = ${id} AND terms_version < ${current}`,
  );
}
