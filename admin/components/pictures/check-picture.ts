import {
  headBytes,
  pictureBytes,
  pictureKind,
  pictureSide,
  refusal,
  refusedKind,
} from "@setu/content/platform/files/pictures/judge";
import type { Language } from "../shared/language.ts";

type Checked = { file: File } | { problem: Record<Language, string> };

const encodedAs = { jpeg: "image/jpeg", png: "image/png", webp: "image/webp", heic: "image/jpeg" } as const;
/** Pictures of more bytes are encoded again, even if they are no larger in pixels than pages need. */
const encodeAgainBytes = 6_000_000;

/** The last check. Checks run one after another, since a decoded photo of 40 million pixels takes 160 MB. */
let lastCheck: Promise<unknown> = Promise.resolve();

/**
 * Checks a file as the server will, before it is sent, and scales a picture down to the size pages need, so that thirty
 * photos pass a slow connection. A picture that the browser cannot decode is sent unchanged: the server checks it.
 */
export function checkPicture(file: File): Promise<Checked> {
  const checked = lastCheck.then(() => check(file));
  lastCheck = checked.catch(() => {});
  return checked;
}

async function check(file: File): Promise<Checked> {
  const kind = pictureKind(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (kind === "svg" || kind === "empty" || kind === "other") return { problem: refusal[kind] };
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) {
    const problem = refusedKind(kind) ?? (file.size > pictureBytes && refusal.bytes(file.size));
    return problem ? { problem } : { file };
  }
  try {
    const scale = Math.min(1, pictureSide / Math.max(picture.width, picture.height));
    if (scale === 1 && file.size <= encodeAgainBytes && kind !== "heic") return { file };
    const encoded = await encode(picture, scale, encodedAs[kind]);
    // A browser that lacks the encoder writes PNG instead, which may be larger than the file.
    const best = encoded && (encoded.size < file.size || kind === "heic") ? encoded : file;
    if (best.size > pictureBytes) return { problem: refusal.bytes(best.size) };
    return { file: best === file ? file : new File([best], withExtension(file.name, best.type), { type: best.type }) };
  } finally {
    picture.close();
  }
}

function encode(picture: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.92));
}

const withExtension = (name: string, type: string) =>
  `${name.replace(/\.\w+$/, "")}.${type === "image/jpeg" ? "jpg" : type.slice("image/".length)}`;
