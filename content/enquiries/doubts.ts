import countries from "@setu/contract/countries.json" with { type: "json" };
import type { Payload } from "payload";
import { formTokenFault, type TokenFault } from "../platform/access/form-token.ts";

type Reason = TokenFault | "honeypot" | "links" | "duplicate" | "unknown-country";

/** The weight from which a message is flagged, and its sender gets no automatic answer. */
const flaggedFrom = 2;
const weights: Record<Reason, number> = {
  "no-token": 1,
  "expired-token": 1,
  duplicate: 1,
  "unknown-country": 1,
  "bad-token": 2,
  "too-fast": 2,
  links: 2,
  honeypot: 3,
};
const mostLinks = 2;
const dayMs = 24 * 3600_000;

const countryNames = new Set(countries.flatMap(({ en, ne }) => [en, ne]));
const linkPattern = /https?:\/\/|www\./gi;

interface Told {
  text: string;
  /** Only for forms that ask for it. */
  country?: string;
  contentHash: string;
  form_token?: string | undefined;
  website?: string | undefined;
}

/** Decides whether a message looks like spam, and why. */
export async function doubtsAbout(
  payload: Payload,
  { text, country, contentHash, form_token: formToken, website }: Told,
  secret: string,
): Promise<{ suspicious: boolean; reasons: string }> {
  const reasons: Reason[] = [];
  const day = new Date(Date.now() - dayMs).toISOString();
  const tokenFault = formTokenFault(secret, formToken);
  if (tokenFault) reasons.push(tokenFault);
  if (website) reasons.push("honeypot");
  if ((text.match(linkPattern) ?? []).length > mostLinks) reasons.push("links");
  if (country !== undefined && !countryNames.has(country)) reasons.push("unknown-country");
  const { totalDocs } = await payload.count({
    collection: "contact-messages",
    where: { and: [{ contentHash: { equals: contentHash } }, { createdAt: { greater_than: day } }] },
    overrideAccess: true,
  });
  if (totalDocs > 0) reasons.push("duplicate");
  const weight = reasons.reduce((sum, reason) => sum + weights[reason], 0);
  return { suspicious: weight >= flaggedFrom, reasons: reasons.join(", ") };
}
