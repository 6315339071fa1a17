import type { ContactMessage } from "@setu/contract/enquiries/enquiry-fields";
import { messageIn } from "../../send-message.ts";

/** An unsent message is kept in this tab only: on a shared phone it disappears with the tab. */
const key = "setu.typed";

export function readTyped(): Partial<ContactMessage> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

/**
 * Keeps the form's texts, except the text that it began with, which nobody typed. Nothing is kept of an empty form, or
 * of none.
 */
export function keepTyped(form?: HTMLFormElement | null, begun?: string): void {
  const values = messageIn(new FormData(form ?? undefined));
  if (values.message === begun) values.message = "";
  try {
    if (Object.values(values).join("")) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage may be blocked or full: the page works without.
  }
}
