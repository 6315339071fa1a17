import { z } from "zod";
import { GivenId } from "./shapes/given-id.ts";

/**
 * Files that come with an application or a complaint are sent before its form: `POST /frontapi/applications/uploads` announces one,
 * `PATCH` and `GET /frontapi/applications/uploads/{id}` take its bytes and answer with its state.
 */

/** Announces a file; its bytes follow by PATCH, each request with the offset at which it continues. */
export const UploadRequest = z.object({
  /** The vacancy that asks for it; absent for a file that comes with a complaint. */
  vacancy: z.coerce.number().pipe(GivenId).optional(),
  /** Which of the documents it is. */
  key: z.string().max(40),
  name: z.string().min(1).max(500),
  /** In bytes. */
  size: z.int().nonnegative(),
});
export type UploadRequest = z.infer<typeof UploadRequest>;

/** The progress of an upload. `stored` once the file is complete and has passed its checks. */
export const UploadState = z.object({
  upload_id: z.string(),
  key: z.string(),
  name: z.string(),
  size: z.int(),
  offset: z.int(),
  status: z.enum(["receiving", "stored"]),
});
export type UploadState = z.infer<typeof UploadState>;
