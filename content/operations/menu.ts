import { createHash } from "node:crypto";
import type { Locale } from "@setu/contract/locale";
import { Menu } from "@setu/contract/menu";
import type { Payload } from "payload";
import type { GroupDoc, OfficeDoc } from "../mapping/home-documents.ts";
import { inLocale, type Localized, optionalInLocale, servedIn } from "../mapping/localized.ts";
import { readGlobal, readList } from "../public-read.ts";

interface BannerDoc {
  enabled?: boolean | null;
  description?: Localized;
}
interface FooterDoc {
  name: Localized;
  tagline?: Localized;
  address?: Localized;
  phone?: string | null;
  email?: string | null;
  registrations?: { text: Localized }[];
  copyright?: Localized;
}

/** The project menu, the header banner where one is switched on, and the footer. */
export async function menu(payload: Payload, locale: Locale): Promise<Menu> {
  const [groups, banner, footer, offices] = await Promise.all([
    readList<GroupDoc>(payload, "project-groups", { depth: 0, sort: "_order", limit: 30 }),
    readGlobal<BannerDoc>(payload, "header-banner", { depth: 0 }),
    readGlobal<FooterDoc>(payload, "footer", { depth: 0 }),
    readList<Pick<OfficeDoc, "name">>(payload, "offices", {
      select: { name: true },
      depth: 0,
      sort: "_order",
      limit: 40,
    }),
  ]);
  const bannerText = banner?.enabled ? inLocale(banner.description, locale) : "";
  return Menu.parse({
    menu: groups.map((group) => ({
      id: group.id,
      name: inLocale(group.name, locale),
      slug: group.slug,
      locale: servedIn(locale, group.name),
    })),
    header_banner: bannerText
      ? {
          id: createHash("sha256").update(bannerText).digest("hex").slice(0, 12),
          description: bannerText,
          locale: servedIn(locale, banner?.description),
        }
      : null,
    footer: {
      name: inLocale(footer?.name, locale),
      tagline: optionalInLocale(footer?.tagline, locale),
      address: inLocale(footer?.address, locale),
      phone: footer?.phone ?? "",
      email: footer?.email ?? "",
      registrations: footer?.registrations?.map(({ text }) => inLocale(text, locale)) ?? [],
      offices: offices.map(({ name }) => inLocale(name, locale)),
      copyright: inLocale(footer?.copyright, locale),
      locale: servedIn(locale, footer?.name, footer?.address),
    },
  } satisfies Menu);
}
