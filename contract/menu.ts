import { z } from "zod";
import { ServedLocale } from "./served-locale.ts";

/** `GET /frontapi/menu`: the project menu, and what else the frame of every page shows. */

export const MenuEntry = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  locale: ServedLocale,
});
export type MenuEntry = z.infer<typeof MenuEntry>;

export const HeaderBanner = z.object({
  /** Changes with the text, so that a banner once closed stays closed and a new one is seen. */
  id: z.string(),
  description: z.string(),
  locale: ServedLocale,
});
export type HeaderBanner = z.infer<typeof HeaderBanner>;

export const Footer = z.object({
  name: z.string(),
  tagline: z.string().nullable(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  registrations: z.array(z.string()),
  offices: z.array(z.string()),
  copyright: z.string(),
  locale: ServedLocale,
});
export type Footer = z.infer<typeof Footer>;

export const Menu = z.object({
  menu: z.array(MenuEntry),
  header_banner: HeaderBanner.nullable(),
  footer: Footer,
});
export type Menu = z.infer<typeof Menu>;
