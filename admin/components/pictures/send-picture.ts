import type { Language } from "../shared/language.ts";
import { words } from "./words.ts";

/** The file types that can be chosen, in the format of an input's `accept`. */
export const pictureTypes = "image/jpeg,image/png,image/webp";

export interface Edits {
  crop?: { x: number; y: number; width: number; height: number } | undefined;
  focalPoint?: { x: number; y: number } | undefined;
}
export interface Stored {
  id: number;
  filename: string;
  url: string;
  thumbnailURL?: string | null;
  focalX?: number | null;
  focalY?: number | null;
}
/** A new picture with its file, or changes to the texts or the crop of a stored one. */
export interface Upload {
  /** The id of a stored picture. */
  id?: number | undefined;
  file?: File | undefined;
  data: { alt_en: string; alt_ne: string; decorative: boolean };
  edits?: Edits | undefined;
}
type Answer = { doc: Stored } | { problem: string };

const queryOf = (edits: object, prefix = "uploadEdits"): string =>
  Object.entries(edits)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) =>
      typeof value === "object" ? queryOf(value, `${prefix}[${name}]`) : `${prefix}[${name}]=${value}`,
    )
    .join("&");

interface Refusal {
  message?: string;
  errors?: { message?: string; data?: { errors?: { message?: string }[] } }[];
}
function reasonOf(status: number, body: Refusal, language: Language): string {
  const { signedOut, noReason } = words[language];
  if (status === 401 || status === 403 || status === 404) return signedOut;
  const [first] = body.errors ?? [];
  return first?.data?.errors?.[0]?.message ?? first?.message ?? noReason;
}

/** Sends one picture by XMLHttpRequest, since fetch reports no progress (from 0 to 1). */
export function sendPicture(
  { id, file, data, edits }: Upload,
  language: Language,
  onProgress: (progress: number) => void,
): Promise<Answer> {
  const form = new FormData();
  form.append("_payload", JSON.stringify(data));
  if (file) form.append("file", file, file.name);
  const query = ["depth=0", edits && queryOf(edits)].filter(Boolean).join("&");
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(id === undefined ? "POST" : "PATCH", `/api/media${id === undefined ? "" : `/${id}`}?${query}`);
    request.responseType = "json";
    request.setRequestHeader("Accept-Language", language);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body = (request.response ?? {}) as Refusal & { doc?: Stored };
      const stored = request.status < 300 && body.doc;
      resolve(stored ? { doc: stored } : { problem: reasonOf(request.status, body, language) });
    };
    request.onerror = () => resolve({ problem: words[language].unreachable });
    request.ontimeout = request.onerror;
    request.send(form);
  });
}
