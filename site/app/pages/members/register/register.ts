import type { FrontApi } from "@setu/contract/calls/front-api";
import type { PageContext } from "../../../page-context.ts";
import { textIn } from "../../../sending/posted-form.ts";
import { newAccountIn } from "../form/new-account.ts";
import { type Outcome, outcomeOf } from "../form/outcome.ts";

interface Options extends Omit<PageContext, "api"> {
  api: Pick<FrontApi, "register">;
  /** The same for each attempt with the same words: a registration whose answer was lost is stored once. */
  idempotencyKey?: string;
}

/** Sends the registration form. Rejects when no answer came back. */
export const register = (form: FormData, { api, locale, texts, idempotencyKey }: Options): Promise<Outcome> =>
  outcomeOf(form, texts, () =>
    api.register({
      locale,
      ...(idempotencyKey && { idempotencyKey }),
      body: {
        ...newAccountIn(form),
        email: textIn(form, "email"),
        form_token: textIn(form, "form_token"),
        website: textIn(form, "website"),
      },
    }),
  );
