import type { FrontApi } from "@setu/contract/calls/front-api";
import type { PageContext } from "../../../page-context.ts";
import { type Outcome, outcomeOf, textIn } from "../form/outcome.ts";

/** Sends the registration form. Rejects when no answer came back. */
export const register = (
  form: FormData,
  { api, locale, texts }: PageContext & { api: Pick<FrontApi, "register"> },
): Promise<Outcome> =>
  outcomeOf(form, texts, () =>
    api.register({
      locale,
      body: {
        name: textIn(form, "name"),
        email: textIn(form, "email"),
        password: textIn(form, "password"),
        password_confirmation: textIn(form, "password_confirmation"),
        terms: Number(textIn(form, "terms") || 0),
        adult: form.has("adult"),
        form_token: textIn(form, "form_token"),
        website: textIn(form, "website"),
      },
    }),
  );
