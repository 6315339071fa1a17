"use client";

import { useState } from "react";

/** The ids of the ticked applications. */
export interface Selection {
  ids: ReadonlySet<number>;
  add(ids: readonly number[]): void;
  remove(id: number): void;
  clear(): void;
}

export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    ids,
    add: (added) => setIds(new Set([...ids, ...added])),
    remove: (removed) => setIds(new Set([...ids].filter((id) => id !== removed))),
    clear: () => setIds(new Set()),
  };
}
