import { z } from "zod";

/** One stored width of a picture. `location` is a path on the site's own origin. */
export const Rendition = z.object({
  location: z.string(),
  width: z.int().positive(),
  type: z.enum(["image/avif", "image/webp"]),
});
export type Rendition = z.infer<typeof Rendition>;

/** The point that stays in view at every crop, in percent from the left and from the top. */
const Focal = z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) });

/** The part of a landscape picture that fills a phone held upright, cropped around its focal point. */
export const TallFile = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  focal: Focal,
  renditions: z.array(Rendition).min(1),
});
export type TallFile = z.infer<typeof TallFile>;

/** A picture as the specification's `files[].location`, with what a page needs to show it well. */
export const File = z.object({
  id: z.int(),
  location: z.string(),
  /** Empty for a decorative picture (WCAG 2.2, 1.1.1). */
  alt: z.string(),
  caption: z.string().nullable(),
  /** The photographer or author. */
  credit: z.string().nullable(),
  width: z.int().positive(),
  height: z.int().positive(),
  mime: z.string(),
  /** In bytes. */
  size: z.int().nonnegative(),
  focal: Focal,
  /** `#rrggbb`, shown while the picture loads. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  renditions: z.array(Rendition),
  /** Size in bytes of the AVIF rendition for visitors on a slow connection: the widest up to `lightWidth`. */
  light_size: z.int().nonnegative(),
  /** Only where pages show the picture as high as the window. */
  tall: TallFile.optional(),
});
export type File = z.infer<typeof File>;
