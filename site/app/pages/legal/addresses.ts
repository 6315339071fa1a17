import type { LegalKind } from "@setu/contract/legal";
import { pages } from "@setu/contract/pages";

/** The addresses of a legal text, of one of its versions, and of the changes between two of them. */
export const legalAddresses = {
  privacy: { text: pages.privacyPolicy.href, changes: pages.privacyChanges.href },
  terms: { text: pages.terms.href, changes: pages.termsChanges.href },
} satisfies Record<LegalKind, object>;
