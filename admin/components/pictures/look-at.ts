import {
  headBytes,
  pictureBytes,
  pictureKind,
  pictureSide,
  refusal,
  refusedKind,
} from "@setu/content/platform/files/pictures/judge";

type Looked = { file: File } | { problem: { en: string; ne: string } };

const encodedAs = { jpeg: "image/jpeg", png: "image/png", webp: "image/webp", heic: "image/jpeg" } as const;
/** Above this many bytes a picture is written anew even where it is no larger than pages need. */
const leanBytes = 6_000_000;

/** One after the other: decoded, a photo of 40 million pixels takes 160 MB. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * What the server would say of a file, before it is sent; and the file no larger than pages need, so that thirty photos
 * pass a slow connection. What the browser cannot read goes as it is: the server judges.
 */
export function lookAt(file: File): Promise<Looked> {
  const looked = turn.then(() => look(file));
  turn = looked.catch(() => {});
  return looked;
}

async function look(file: File): Promise<Looked> {
  const kind = pictureKind(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (kind === "svg" || kind === "other") return { problem: refusal[kind] };
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) {
    const problem = refusedKind(kind) ?? (file.size > pictureBytes && refusal.bytes(file.size));
    return problem ? { problem } : { file };
  }
  try {
    const scale = Math.min(1, pictureSide / Math.max(picture.width, picture.height));
    if (scale === 1 && file.size <= leanBytes && kind !== "heic") return { file };
    const lean = await drawn(picture, scale, encodedAs[kind]);
    // A browser without that encoder writes PNG in its place, which may be larger than what it was given.
    const best = lean && (lean.size < file.size || kind === "heic") ? lean : file;
    if (best.size > pictureBytes) return { problem: refusal.bytes(best.size) };
    return { file: best === file ? file : new File([best], named(file.name, best.type), { type: best.type }) };
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.92));
}

const named = (name: string, type: string) =>
  `${name.replace(/\.\w+$/, "")}.${type === "image/jpeg" ? "jpg" : type.slice("image/".length)}`;
