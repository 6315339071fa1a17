import { locales } from "@setu/contract/locale";
import type { CollectionBeforeOperationHook, SanitizedConfig } from "payload";

/** Payload joins no table of translations for a request without a language, and its own condition then names a missing one. */
const askInEnglish: CollectionBeforeOperationHook = ({ args, req }) => {
  const { where } = args as { where?: object };
  const known: unknown[] = [...locales, "all"];
  if (req.payloadAPI === "REST" && where && !known.includes(req.locale)) req.locale = "en";
};

/** Answers a query that names no language, or none of ours, in English. */
export function withQueryLocale(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.beforeOperation.push(askInEnglish);
  return config;
}
