import type { PageContext } from "../../../page-context.ts";
import { postedTo } from "../../../sending/posted-form.ts";
import type { Outcome } from "./outcome.ts";

/**
 * Makes a page's action, which sends its form without JavaScript. A session that begins in this way cannot be stored,
 * and is not written into the page.
 */
export const postedBy = (send: (form: FormData, page: PageContext) => Promise<Outcome>) =>
  postedTo(async (form, page) => {
    const { session: _, ...outcome } = await send(form, page);
    return outcome;
  });
