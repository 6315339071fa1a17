import type { ContactAccepted, ContactOptions } from "./contact.ts";
import type { ContactMessage } from "./contact-fields.ts";
import type { Reads } from "./reads.ts";

/**
 * What a page may ask for. In the server these are the operations themselves, in the browser calls
 * to `/frontapi/*`; a page cannot tell which. Each rejects with a FrontApiError.
 */
export interface FrontApi extends Reads {
  /** Hands the firm a message. Resolves once it is stored; `invalid` bears messages per field. */
  contact(message: ContactMessage, options: ContactOptions): Promise<ContactAccepted>;
}
