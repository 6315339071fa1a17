import { readFileSync } from "node:fs";
import sharp from "sharp";

export interface StoredPicture {
  id: number;
  filename: string;
  width: number;
  height: number;
  focalX: number;
  focalY: number;
  alt_en: string;
  original: string;
  crop: { left: number; top: number; width: number; height: number } | null;
  tall: {
    width: number;
    height: number;
    left: number;
    focal: { x: number; y: number };
    files: { filename: string }[];
  } | null;
  sizes: Record<string, { filename?: string | null } | undefined>;
}

/** The back office's API, as a member of staff calls it (`callerAt` in testing/people/staff.ts). */
interface Api {
  send(method: string, path: string, body?: unknown): Promise<Response>;
}
export interface PictureFile {
  bytes: Buffer;
  name?: string;
  type?: string;
}
export interface Edits {
  crop?: { x: number; y: number; width: number; height: number };
  focalPoint?: { x: number; y: number };
  widthInPixels?: number;
  heightInPixels?: number;
}

const described = { alt_en: "Two halves", alt_ne: "दुई आधा" };

/** The query string `uploadEdits[crop][x]=20&…`, as the back office's screens write it. */
function queryOf(edits: object, prefix = "uploadEdits"): string {
  return Object.entries(edits)
    .map(([name, value]) =>
      typeof value === "object" ? queryOf(value, `${prefix}[${name}]`) : `${prefix}[${name}]=${value}`,
    )
    .join("&");
}

/** Sends a picture, or changes to one, as the back office's screens do. */
export function sendPicture(
  api: Api,
  {
    file,
    data = described,
    edits = {},
    id,
  }: {
    file?: PictureFile;
    data?: object;
    edits?: Edits;
    id?: number;
  },
): Promise<Response> {
  const form = new FormData();
  form.append("_payload", JSON.stringify(data));
  if (file) {
    const { bytes, name = "halves.jpg", type = "image/jpeg" } = file;
    form.append("file", new File([new Uint8Array(bytes)], name, { type }));
  }
  const query = queryOf(edits);
  return api.send(
    id === undefined ? "POST" : "PATCH",
    `/media${id === undefined ? "" : `/${id}`}?depth=0&${query}`,
    form,
  );
}

/** Sends a picture and returns the stored one. */
export async function savePicture(api: Api, options: Parameters<typeof sendPicture>[1]): Promise<StoredPicture> {
  const answer = await sendPicture(api, options);
  const read = await answer.json();
  if (!answer.ok) throw new Error(`${answer.status}: ${JSON.stringify(read)}`);
  return read.doc;
}

/** A picture with a red left and a blue right half, so that a crop's colour shows its area. */
export async function halves(width: number, height: number) {
  const background = { r: 220, g: 20, b: 20 };
  const blue = await sharp({
    create: { width: width / 2, height, channels: 3, background: { r: 20, g: 20, b: 220 } },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background } }).composite([
    { input: blue, left: width / 2, top: 0 },
  ]);
}

/** Whether a picture is red, blue or both. */
export async function shade(name: string): Promise<"red" | "blue" | "both"> {
  const { channels } = await sharp(readFileSync(name)).stats();
  const [red = 0, , blue = 0] = channels.map(({ mean }) => mean);
  if (red > 180) return "red";
  return blue > 180 ? "blue" : "both";
}

/** A photograph that says where, by whom and with which camera it was taken. */
export const placedPhotograph = (format: "jpeg" | "webp" = "jpeg"): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: "#7a5c3e" } })
    .withExif({ IFD0: { Make: "Quaggacam", Artist: "Purnima" }, IFD3: { GPSLatitude: "27/1 42/1 0/1" } })
    .toFormat(format)
    .toBuffer();
