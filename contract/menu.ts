import { z } from "zod";
import { Identity } from "./firm/identity.ts";
import { ServedLocale } from "./shapes/served-locale.ts";

/** `GET /frontapi/menu`: the project menu, and the rest of every page's frame. */

export const MenuEntry = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  locale: ServedLocale,
});
export type MenuEntry = z.infer<typeof MenuEntry>;

export const HeaderBanner = z.object({
  /** Changes with the text, so that a closed banner stays closed and a new one is seen. */
  id: z.string(),
  description: z.string(),
  locale: ServedLocale,
});
export type HeaderBanner = z.infer<typeof HeaderBanner>;

export const FooterLink = z.object({ label: z.string(), address: z.string(), locale: ServedLocale });
export type FooterLink = z.infer<typeof FooterLink>;

const FooterOffice = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string().nullable(),
  locale: ServedLocale,
});

export const Footer = z.object({
  links: z.array(FooterLink),
  offices: z.array(FooterOffice),
  copyright: z.string(),
  locale: ServedLocale,
});
export type Footer = z.infer<typeof Footer>;

export const Menu = z.object({
  menu: z.array(MenuEntry),
  header_banner: HeaderBanner.nullable(),
  identity: Identity,
  footer: Footer,
  /** Who can have an account: everybody, those who have one already, or nobody. Pages link only to what is open. */
  accounts: z.enum(["open", "members", "closed"]),
  /** Whether there is a forum, a success story, and a frequent question: pages lead to what there is. */
  forum: z.boolean(),
  stories: z.boolean(),
  faqs: z.boolean(),
});
export type Menu = z.infer<typeof Menu>;
