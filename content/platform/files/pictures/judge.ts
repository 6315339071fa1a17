type Words = { en: string; ne: string };

/** The most bytes of a picture: 25 MB. */
export const pictureBytes = 25_000_000;
/** The most pixels of a picture: 40 million (safety, T7). */
export const picturePixels = 40_000_000;
/** The longer side of a stored picture, in pixels. */
export const pictureSide = 3200;

/** The number of bytes that tell the type of a file. */
export const headBytes = 512;

const kinds = ["jpeg", "png", "webp", "heic", "svg", "empty", "other"] as const;
export type PictureKind = (typeof kinds)[number];

const startsWith = (head: Uint8Array, ...bytes: number[]) => bytes.every((byte, place) => head[place] === byte);
const latin = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to));

/** The type of a file by its first bytes, regardless of its name. */
export function pictureKind(head: Uint8Array): PictureKind {
  if (head.length === 0) return "empty";
  if (startsWith(head, 0xff, 0xd8, 0xff)) return "jpeg";
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47)) return "png";
  if (latin(head, 0, 4) === "RIFF" && latin(head, 8, 12) === "WEBP") return "webp";
  // ISO 23008-12: the brands of HEVC pictures. AVIF uses "mif1" too, but names itself in its list of other brands.
  const box = latin(head, 4, 12);
  if (/^ftyp(hei[cmsx]|hev[cmsx])$/.test(box)) return "heic";
  if (/^ftyp(mif1|msf1)$/.test(box) && /hei[cx]|hevc/.test(latin(head, 12, 64))) return "heic";
  if (/<svg[\s>]/i.test(latin(head, 0, headBytes))) return "svg";
  return "other";
}

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);
const nepali = (number: number) => number.toLocaleString("en-u-nu-deva");

/** Why a picture is refused, and what to do about it, for people who know their camera but not file formats. */
export const refusal = {
  heic: {
    en: "This is a HEIC picture, the format of iPhones. Pictures must be JPEG, PNG or WebP. On the iPhone choose Settings > Camera > Formats > Most Compatible and take it again, or export this picture as JPEG.",
    ne: "यो iPhone ले खिच्ने HEIC ढाँचाको तस्बिर हो। यहाँ JPEG, PNG वा WebP तस्बिर मात्र राख्न मिल्छ। iPhone मा Settings > Camera > Formats > Most Compatible छानेर फेरि खिच्नुहोस्, वा यही तस्बिरलाई JPEG मा निकाल्नुहोस्।",
  },
  svg: {
    en: "This is an SVG drawing, which can contain programs. Export it as PNG and upload that.",
    ne: "यो SVG रेखाचित्र हो, जसभित्र प्रोग्राम लुकेको हुन सक्छ। यसलाई PNG मा निकालेर राख्नुहोस्।",
  },
  empty: {
    en: "This file is empty: there is no picture in it. Copy it from the camera again, or choose another file.",
    ne: "यो फाइल खाली छ: यसमा तस्बिर छैन। क्यामेराबाट फेरि सार्नुहोस्, वा अर्को फाइल छान्नुहोस्।",
  },
  other: {
    en: "Upload a JPEG, PNG or WebP picture.",
    ne: "JPEG, PNG वा WebP ढाँचाको तस्बिर राख्नुहोस्।",
  },
  damaged: {
    en: "This file is damaged: the picture cannot be read completely. Copy it from the camera again, or open it and save it as a new file.",
    ne: "यो फाइल बिग्रिएको छ: तस्बिर अन्त्यसम्म पढ्न सकिएन। क्यामेराबाट फेरि सार्नुहोस्, वा खोलेर नयाँ फाइलमा सुरक्षित गर्नुहोस्।",
  },
  bytes: (bytes: number): Words => ({
    en: `This picture is ${megabytes(bytes)} MB. Pictures may be up to 25 MB: make it smaller, for example ${pictureSide} pixels wide.`,
    ne: `यो तस्बिर ${nepali(megabytes(bytes))} एमबीको छ। तस्बिर बढीमा २५ एमबीको हुन सक्छ: यसलाई सानो बनाएर राख्नुहोस्, जस्तै ${nepali(pictureSide)} पिक्सेल चौडाइमा।`,
  }),
  pixels: (pixels: number): Words => ({
    en: `This picture has ${megabytes(pixels)} million pixels; up to 40 million are allowed. Make it smaller, for example ${pictureSide} pixels wide.`,
    ne: `यस तस्बिरमा ${nepali(megabytes(pixels) / 10)} करोड पिक्सेल छन्; बढीमा ४ करोड हुन सक्छन्। यसलाई सानो बनाएर राख्नुहोस्, जस्तै ${nepali(pictureSide)} पिक्सेल चौडाइमा।`,
  }),
} satisfies Record<string, Words | ((amount: number) => Words)>;

/** The message about a missing description. */
export const undescribed: Words = {
  en: "Describe the picture in both languages for people who cannot see it, or mark it as decorative.",
  ne: "देख्न नसक्नेका लागि तस्बिरको वर्णन दुवै भाषामा लेख्नुहोस्, नभए सजावटी भनी चिह्न लगाउनुहोस्।",
};
export const isText = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";

/** The refusal of a file that is not JPEG, PNG or WebP; undefined for those. */
export const refusedKind = (kind: PictureKind): Words | undefined =>
  kind === "jpeg" || kind === "png" || kind === "webp" ? undefined : refusal[kind];
