import { isFrontApiError } from "@setu/contract/errors";
import type { PageArgs } from "../../page-data.ts";

/** The version of the terms that a new account accepts; 0 while there are none. */
export const termsInForce = ({ api, locale }: Pick<PageArgs, "api" | "locale">): Promise<number> =>
  api.legal(locale, { kind: "terms" }).then(
    ({ number }) => number,
    (error) => {
      if (isFrontApiError(error) && error.code === "notFound") return 0;
      throw error;
    },
  );
