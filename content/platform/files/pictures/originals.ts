import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { Environment } from "../../../environment.ts";
import { madeFolder, writeDurably } from "../../store/durable.ts";

const namePattern = /^[0-9a-f]{64}$/;

/**
 * The pictures as they were uploaded, upright and without metadata, each under the SHA-256 of its bytes. They have no
 * address: crops are taken from them, and they are restored when a crop was a mistake.
 */
export class Originals {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  #file(name: string): string {
    if (!namePattern.test(name)) throw new Error("not the name of an original");
    return path.join(this.#folder, name);
  }

  /** The file name of these bytes, whether they are stored or not. */
  nameOf(bytes: Buffer): string {
    return createHash("sha256").update(bytes).digest("hex");
  }

  /** Stores an original. When this resolves, the file and its name are on the disk, so a row may name it. */
  async keep(bytes: Buffer): Promise<string> {
    const name = this.nameOf(bytes);
    await madeFolder(this.#folder);
    await writeDurably(this.#file(name), bytes);
    return name;
  }

  /** The bytes of an original; undefined if it is missing, for example after restoring a backup without it. */
  async read(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.#file(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  }

  async erase(name: string): Promise<void> {
    await rm(this.#file(name), { force: true });
  }
}

/** The folder of the originals, which have no address: only the server reads them. */
export const originalsIn = ({ dataDir }: Pick<Environment, "dataDir">): Originals =>
  new Originals(path.join(dataDir, "private/originals"));
