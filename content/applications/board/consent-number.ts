import type { GlobalBeforeChangeHook } from "payload";

/**
 * Numbers the consent text that applicants agree to; a number from the form is ignored. A restored text returns under its
 * own number, so the next one follows the highest of all versions.
 */
export const countConsent: GlobalBeforeChangeHook = async ({ data, originalDoc, global, req }) => {
  const before = Number(originalDoc?.consentVersion ?? 0);
  if ((data.consent ?? "") === (originalDoc?.consent ?? "")) return { ...data, consentVersion: before };
  const { docs } = await req.payload.db.findGlobalVersions<{ consentVersion: number }>({
    global: global.slug,
    where: { "version.consentVersion": { exists: true } },
    sort: "-version.consentVersion",
    limit: 1,
    req,
  });
  return { ...data, consentVersion: Math.max(before, docs[0]?.version.consentVersion ?? 0) + 1 };
};
