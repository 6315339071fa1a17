import { createHmac } from "node:crypto";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import pLimit from "p-limit";
import { uploadTexts } from "./texts.ts";
import { type Announced, isNoRoom, type Upload, type Uploads } from "./uploads.ts";

/**
 * Limits for uploads that have not been sent in: bytes of all senders (safety, 6.3), bytes of one, and files, since an
 * empty file takes room too.
 */
const most = { bytes: 2_000_000_000, bytesOfOne: 200_000_000, files: 5000 };
/** The largest share of the remaining room, of bytes and of files, that one sender may take: some is left for the next. */
const share = 1 / 8;

/** One at a time: simultaneous uploads would all find the same room. */
const inTurn = pLimit(1);

interface Newcomer extends Omit<Announced, "from"> {
  /** The network that the upload comes from; of IPv6 the site's. */
  sender: string;
}

/**
 * Begins an upload, if there is room for its announced size.
 * @throws FrontApiError `tooManyRequests` for a sender with too many uploads, `unavailable` when there is no room.
 */
export function beginInRoom(
  { uploads, secret }: { uploads: Uploads; secret: string },
  { sender, ...announced }: Newcomer,
  locale: Locale,
): Promise<Upload> {
  const texts = uploadTexts[locale];
  // Enough to tell senders apart, without identifying them.
  const from = createHmac("sha256", secret).update(`upload from ${sender}`).digest("base64url").slice(0, 16);
  return inTurn(async () => {
    const all = await uploads.list();
    const bytes = (list: Upload[]) => list.reduce((sum, { size, inspected }) => sum + (inspected?.size ?? size), 0);
    const theirs = all.filter((upload) => upload.from === from);
    const own = bytes(theirs);
    const others = bytes(all) - own;
    if (others + own + announced.size > most.bytes || all.length >= most.files) {
      throw new FrontApiError("unavailable", texts.full, { retryAfterSeconds: 300 });
    }
    const isFull = own + announced.size > Math.min(most.bytesOfOne, share * (most.bytes - others));
    if (isFull || theirs.length >= share * (most.files - (all.length - theirs.length))) {
      throw new FrontApiError("tooManyRequests", texts.tooMuchUnsent, { retryAfterSeconds: 3600 });
    }
    return orNoRoom(locale, () => uploads.begin({ ...announced, from }));
  });
}

/** Answers a full disk with `unavailable` instead of a crash. */
export async function orNoRoom<Result>(locale: Locale, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isNoRoom(error)) throw error;
    throw new FrontApiError("unavailable", uploadTexts[locale].full, { cause: error, retryAfterSeconds: 300 });
  }
}
