import type { Payload } from "payload";
import { inLanguage } from "./languages.ts";
import { mailTemplates } from "./texts/mail-templates.ts";
import { refusalReasons } from "./texts/refusal-reasons.ts";

const asServer = { overrideAccess: true, depth: 0 } as const;

/** Adds reasons for refusal and mail templates, where there are none yet. */
export async function addHiring(payload: Payload): Promise<void> {
  await addAll(payload, "refusal-reasons", refusalReasons);
  await addAll(payload, "mail-templates", mailTemplates);
}

async function addAll(payload: Payload, collection: "refusal-reasons" | "mail-templates", items: object[]) {
  if ((await payload.count({ collection, overrideAccess: true })).totalDocs > 0) return;
  for (const item of items) {
    const { id } = await payload.create({ collection, data: inLanguage(item, "en"), locale: "en", ...asServer });
    await payload.update({ collection, id, data: inLanguage(item, "ne"), locale: "ne", ...asServer });
  }
}
