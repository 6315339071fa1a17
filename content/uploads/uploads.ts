import { randomBytes } from "node:crypto";
import type { Dirent } from "node:fs";
import { type FileHandle, link, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import type { Environment } from "../environment.ts";
import { madeFolder, synced, writeDurably } from "../platform/store/durable.ts";

/** A file as announced, before its bytes arrive. `key` tells it from the sender's other files: `cv`. */
export interface Announced {
  /** The vacancy that asks for it; absent for a file that comes with a complaint. */
  vacancy?: number | undefined;
  key: string;
  /** The sender's name for it: a text to show, never a path. Empty for a complaint's, since it may say whose it is. */
  name: string;
  /** Bytes. */
  size: number;
  /** Identifies the sender, to tell their files from those of others. */
  from: string;
}

/** The judge's findings about a complete file. */
export interface Inspected {
  type: string;
  mime: string;
  size: number;
  sha256: string;
  flags: string[];
}

export interface Upload extends Announced {
  id: string;
  /** Milliseconds since 1970: an upload that was begun before a deadline may end after it. */
  begunAt: number;
  /** Bytes that have arrived. */
  offset: number;
  inspected?: Inspected;
}

type Note = Omit<Upload, "id" | "offset">;

const idPattern = /^[\w-]{22}$/;

/** The bytes do not continue where the file ends. */
export class WrongOffset extends Error {
  readonly offset: number;
  constructor(offset: number) {
    super(`the file continues at ${offset}`);
    this.offset = offset;
  }
}

export const isNoRoom = (error: unknown): boolean =>
  ["ENOSPC", "EDQUOT"].includes(String((error as NodeJS.ErrnoException).code));

/**
 * Unfinished uploads, each in a folder with a random name: its bytes, and a note. Nothing here has an address; anyone who
 * knows the 128-bit name may continue the upload (safety, "uploads").
 */
export class Uploads {
  readonly #folder: string;
  /** The connection over which each file is arriving. A new one replaces it: the old one may be dead without knowing it. */
  readonly #connections = new Map<string, { stop: AbortController; ended: Promise<unknown> }>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  #dir(id: string): string {
    return path.join(this.#folder, id);
  }
  #bytes(id: string): string {
    return path.join(this.#dir(id), "bytes");
  }

  async begin(announced: Announced): Promise<Upload> {
    const id = randomBytes(16).toString("base64url");
    const note: Note = { ...announced, begunAt: Date.now() };
    try {
      await madeFolder(this.#dir(id));
      await writeFile(this.#bytes(id), "", { mode: 0o600 });
      await this.#write(id, note);
    } catch (error) {
      await this.remove(id);
      throw error;
    }
    return { ...note, id, offset: 0 };
  }

  /** The upload of this name, or undefined. */
  async find(id: string): Promise<Upload | undefined> {
    if (!idPattern.test(id)) return undefined;
    try {
      const note = JSON.parse(await readFile(path.join(this.#dir(id), "note.json"), "utf8")) as Note;
      return { ...note, id, offset: note.inspected ? note.size : (await stat(this.#bytes(id))).size };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  }

  /**
   * Adds the bytes of a connection from `offset` on, and returns the new offset: bytes that arrived before the connection
   * broke are kept. On a full disk the file starts again: half-received files would keep the disk full.
   * @throws WrongOffset; RangeError when more arrives than was announced.
   */
  async append(upload: Upload, offset: number, stream: Readable): Promise<number> {
    const before = this.#connections.get(upload.id);
    before?.stop.abort();
    await before?.ended;
    const now = (await stat(this.#bytes(upload.id))).size;
    if (offset !== now) throw new WrongOffset(now);

    const stop = new AbortController();
    const ended = this.#receive(upload, offset, stream, stop.signal);
    const entry = { stop, ended: ended.catch(() => {}) };
    this.#connections.set(upload.id, entry);
    try {
      return await ended;
    } finally {
      if (this.#connections.get(upload.id) === entry) this.#connections.delete(upload.id);
    }
  }

  /**
   * Leaves the connection open in every case: the answer is sent over it, and its client reads the rest. Only a connection
   * that replaces it ends it.
   */
  async #receive(upload: Upload, offset: number, stream: Readable, signal: AbortSignal): Promise<number> {
    let end = offset;
    signal.addEventListener("abort", () => stream.destroy(), { once: true });
    const file = await open(this.#bytes(upload.id), "r+");
    try {
      for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        if (end + chunk.length > upload.size) throw new RangeError("more bytes than announced");
        await writeAll(file, chunk, end);
        end += chunk.length;
      }
      await file.sync();
    } catch (error) {
      // Before the next connection begins, since it asks for the file's length.
      if (isNoRoom(error)) await file.truncate(0);
      throw error;
    } finally {
      await file.close();
    }
    return end;
  }

  /** Notes the judge's findings; judging may have rewritten the bytes. */
  async conclude(upload: Upload, inspect: (file: string) => Promise<Inspected>): Promise<Upload> {
    const { id, offset, ...note } = upload;
    const inspected = await inspect(this.#bytes(id));
    await synced(this.#bytes(id));
    await this.#write(id, { ...note, inspected });
    return { ...upload, offset: upload.size, inspected };
  }

  /** Gives a finished file a second name; `remove` deletes the first, once the second is stored in a row. */
  async adopt(id: string, target: string): Promise<void> {
    await madeFolder(path.dirname(target));
    await link(this.#bytes(id), target);
    await synced(target);
    await synced(path.dirname(target));
  }

  async remove(id: string): Promise<void> {
    if (idPattern.test(id)) await rm(this.#dir(id), { recursive: true, force: true });
  }

  /** All uploads, unfinished ones included. */
  async list(): Promise<Upload[]> {
    const entries = await readdir(this.#folder, { withFileTypes: true }).catch((): Dirent[] => []);
    const found = await Promise.all(entries.map(({ name }) => this.find(name)));
    return found.filter((upload) => upload !== undefined);
  }

  /** Deletes the remains of announcements that a crash interrupted before then: without a note, no client was told their name. */
  async removeStrays(before: number): Promise<void> {
    for (const name of await readdir(this.#folder).catch((): string[] => [])) {
      const found = await stat(this.#dir(name)).catch(() => undefined);
      if (found && found.ctimeMs < before && !(await this.find(name))) await this.remove(name);
    }
  }

  #write(id: string, note: Note): Promise<void> {
    return writeDurably(path.join(this.#dir(id), "note.json"), JSON.stringify(note));
  }
}

/** The uploads of a site. */
export const uploadsIn = ({ dataDir }: Pick<Environment, "dataDir">): Uploads =>
  new Uploads(path.join(dataDir, "private/uploads"));

/** Writes all of a chunk: on a disk that is nearly full, a single write may store only part of it. */
async function writeAll(file: FileHandle, chunk: Buffer, position: number): Promise<void> {
  for (let done = 0; done < chunk.length; ) {
    const { bytesWritten } = await file.write(chunk, done, chunk.length - done, position + done);
    done += bytesWritten;
  }
}
