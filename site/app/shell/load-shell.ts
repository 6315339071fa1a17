import type { Menu } from "@setu/contract/menu";
import type { LoaderFunctionArgs } from "react-router";
import { pageContext } from "../page-context.ts";

export interface ShellData {
  /** Null when the call failed: then there is no menu, and the visitor sees no other sign of it. */
  frame: Menu | null;
}

/** The menu's failures are only logged (specification, section 8). */
export async function loadShell({ context }: LoaderFunctionArgs): Promise<ShellData> {
  const { api, locale } = context.get(pageContext);
  try {
    return { frame: await api.menu(locale) };
  } catch (error) {
    console.error(error);
    return { frame: null };
  }
}
