import type { Identity, IdentityPicture } from "@setu/contract/firm/identity";
import type { Locale } from "@setu/contract/locale";
import type { FooterLink } from "@setu/contract/menu";
import type { PressContact } from "@setu/contract/news";
import type { File } from "@setu/contract/shapes/file";
import type { GlobalItem } from "../model/item.ts";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import { inLocale, optionalInLocale, servedIn } from "../platform/reading/localized.ts";

type Picture = IdentityDoc["icon"];

/** The global "site-identity", read in all languages, with its pictures one level deep. */
export type IdentityDoc = GlobalItem<"site-identity">;

const whole = ({ location, alt, mime, width, height }: File): IdentityPicture => ({
  location,
  alt,
  mime,
  width,
  height,
});

/** The smallest rendition of a large upload; a small upload is sharp enough as it is. */
function small(file: File): IdentityPicture {
  const form = file.renditions.find(({ type }) => type === "image/webp");
  if (!form) return whole(file);
  const height = Math.max(1, Math.round((file.height * form.width) / file.width));
  return { location: form.location, alt: file.alt, mime: form.type, width: form.width, height };
}

/** The contact for journalists; null until an editor names one. */
export function pressContactOf(doc: Pick<IdentityDoc, "press"> | undefined, locale: Locale): PressContact | null {
  const { name, phone, email } = doc?.press ?? {};
  const known = inLocale(name, locale);
  return known ? { name: known, phone: phone || null, email: email || null, locale: servedIn(locale, name) } : null;
}

/** The firm's identity; empty fields where no editor has written any. */
export function identityOf(doc: IdentityDoc | undefined, locale: Locale): Identity {
  const pictureOf = (picture: Picture | undefined, form: (file: File) => IdentityPicture) =>
    filesOf(picture, locale).map(form)[0] ?? null;
  const name = inLocale(doc?.name, locale);
  const [onLight, onDark] = [pictureOf(doc?.markOnLight, small), pictureOf(doc?.markOnDark, small)];
  return {
    name,
    short_name: inLocale(doc?.shortName, locale) || name,
    legal_name: optionalInLocale(doc?.legalName, locale),
    tagline: optionalInLocale(doc?.tagline, locale),
    founded: doc?.founded ?? null,
    address: inLocale(doc?.address, locale),
    phone: doc?.phone ?? "",
    email: doc?.email ?? "",
    registrations: doc?.registrations?.map(({ text }) => inLocale(text, locale)) ?? [],
    profiles: doc?.profiles?.map(({ name, address }) => ({ name, address })) ?? [],
    mark: { on_light: onLight ?? onDark, on_dark: onDark ?? onLight },
    icon: pictureOf(doc?.icon, small),
    share_picture: filesOf(doc?.sharePicture, locale).map((file) => ({ ...whole(file), focal: file.focal }))[0] ?? null,
    locale: servedIn(locale, doc?.name, doc?.address),
  };
}

export const footerLinksOf = (doc: IdentityDoc | undefined, locale: Locale): FooterLink[] =>
  doc?.links?.map(({ label, address }) => ({
    label: inLocale(label, locale),
    address,
    locale: servedIn(locale, label),
  })) ?? [];
