import { type ActionFunctionArgs, data } from "react-router";
import { type PageContext, pageContext } from "../../../page-context.ts";
import type { Outcome } from "./outcome.ts";

/**
 * Makes a page's action, which sends its form without JavaScript. A session that begins in this way cannot be stored,
 * and is not written into the page.
 */
export const postedBy =
  (send: (form: FormData, page: PageContext) => Promise<Outcome>) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const { session: _, ...outcome } = await send(await request.formData(), context.get(pageContext));
    return data(outcome, { status: outcome.status ?? 200 });
  };
