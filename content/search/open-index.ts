import type { SearchThread } from "./search-thread.ts";

/** An open index. */
export interface Index {
  thread: SearchThread;
  /** The content revision of everything in it; undefined while it is being built. */
  revision: number | undefined;
  /** Of which the editors' settings are. */
  settings?: number;
  /** The revisions of the versioned sources, by their collections; without those that have not been read yet. */
  readonly own: Map<string, number>;
}
