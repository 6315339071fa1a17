import { z } from "zod";
import { File } from "../shapes/file.ts";
import { ServedLocale } from "../shapes/served-locale.ts";

/** A single file of a picture, which is enough here: every page shows it. */
const Picture = File.pick({ location: true, alt: true, mime: true, width: true, height: true });
export type IdentityPicture = z.infer<typeof Picture>;

/** The firm's identity: shown in the header and footer of every page, and in its structured data. */
export const Identity = z.object({
  name: z.string(),
  /** Beside the mark and after the titles of pages; the full name where an editor set no short one. */
  short_name: z.string(),
  legal_name: z.string().nullable(),
  tagline: z.string().nullable(),
  /** The year, of the Gregorian calendar. */
  founded: z.int().nullable(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  registrations: z.array(z.string()),
  /** The firm's pages elsewhere: on LinkedIn and the like. */
  profiles: z.array(z.object({ name: z.string(), address: z.string() })),
  /** The mark for light and dark backgrounds; where one is missing, the other replaces it. */
  mark: z.object({ on_light: Picture.nullable(), on_dark: Picture.nullable() }),
  /** Shown in the browser's tab. */
  icon: Picture.nullable(),
  /** The share picture of pages that have none of their own. */
  share_picture: Picture.extend({ focal: File.shape.focal }).nullable(),
  locale: ServedLocale,
});
export type Identity = z.infer<typeof Identity>;
