import type { CollectionConfig, LabelFunction, StaticLabel } from "payload";
import { screenLocale } from "./screen-locale.ts";

/** A label of the back office, in both of its languages. */
export const label = (en: string, ne: string) => ({ en, ne });

/** A text in the language of the screen that a request comes from. */
export const say = (req: Parameters<typeof screenLocale>[0], en: string, ne: string): string =>
  ({ en, ne })[screenLocale(req)];

/**
 * Has Payload ask for a collection's labels in the language of the screen. Given in both languages, they reach the buttons beside relations
 * as objects, and screen readers say "Add new [object Object]".
 */
export function withSpokenLabels(config: CollectionConfig): CollectionConfig {
  const { singular, plural } = config.labels ?? {};
  return {
    ...config,
    labels: { ...(singular && { singular: spoken(singular) }), ...(plural && { plural: spoken(plural) }) },
  };
}

const spoken = (text: LabelFunction | StaticLabel): LabelFunction | StaticLabel =>
  typeof text === "object" ? ({ i18n }) => text[i18n.language] ?? text["en"] ?? "" : text;
