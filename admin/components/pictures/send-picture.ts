import type { Words } from "./words.ts";

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
export interface Sent {
  /** Of a picture that is stored already: its words or its crop have changed since. */
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

interface Refused {
  message?: string;
  errors?: { message?: string; data?: { errors?: { message?: string }[] } }[];
}
function reasonOf(status: number, body: Refused, words: Words): string {
  if (status === 401 || status === 403 || status === 404) return words.signedOut;
  const [first] = body.errors ?? [];
  return first?.data?.errors?.[0]?.message ?? first?.message ?? words.noReason;
}

/** Sends one picture and says how far it is, from 0 to 1. By XMLHttpRequest, since fetch does not say it. */
export function sendPicture(sent: Sent, words: Words, onProgress: (part: number) => void): Promise<Answer> {
  const { id, file, data, edits } = sent;
  const form = new FormData();
  form.append("_payload", JSON.stringify(data));
  if (file) form.append("file", file, file.name);
  const query = ["depth=0", edits && queryOf(edits)].filter(Boolean).join("&");
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(id === undefined ? "POST" : "PATCH", `/api/media${id === undefined ? "" : `/${id}`}?${query}`);
    request.responseType = "json";
    request.setRequestHeader("Accept-Language", words.language);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body = (request.response ?? {}) as Refused & { doc?: Stored };
      const taken = request.status < 300 && body.doc;
      resolve(taken ? { doc: taken } : { problem: reasonOf(request.status, body, words) });
    };
    request.onerror = () => resolve({ problem: words.unreachable });
    request.ontimeout = request.onerror;
    request.send(form);
  });
}
