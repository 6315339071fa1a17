import type { ContactAccepted, ContactOptions } from "./contact.ts";
import type { ContactMessage } from "./contact-fields.ts";
import type { Home } from "./home.ts";
import type { Locale } from "./locale.ts";
import type { Menu } from "./menu.ts";

/**
 * What a page may ask for. In the server these are the operations themselves, in the browser calls
 * to `/frontapi/*`; a page cannot tell which. Each rejects with a FrontApiError.
 */
export interface FrontApi {
  /** Everything the home page shows. */
  home(locale: Locale): Promise<Home>;
  /** The project menu, the header banner and the footer. */
  menu(locale: Locale): Promise<Menu>;
  /** Hands the firm a message. Resolves once it is stored; `invalid` bears messages per field. */
  contact(message: ContactMessage, options: ContactOptions): Promise<ContactAccepted>;
}
