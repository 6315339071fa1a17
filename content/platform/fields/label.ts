import type { PayloadRequest } from "payload";

/** A plain-word label of the back office, in both of its languages. */
export const label = (en: string, ne: string) => ({ en, ne });

/** A complaint in the language of whoever reads it. */
export const say = (req: Pick<PayloadRequest, "i18n"> | undefined, en: string, ne: string): string =>
  req?.i18n?.language === "ne" ? ne : en;
