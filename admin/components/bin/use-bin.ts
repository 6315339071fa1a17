"use client";

import { toast } from "@payloadcms/ui";
import type { BinItem } from "@setu/content/platform/editorial/bin/bin-items";
import type { BinOutcome } from "@setu/content/platform/editorial/bin/endpoints";
import { callEndpoint } from "../shared/call-server.ts";
import { sayWithUndo } from "../shared/say-with-undo.ts";
import { toastFailure } from "../shared/toast-failure.ts";
import { useLanguage } from "../shared/use-language.ts";
import { words } from "./words.ts";

/** The largest number of items in one call. */
const itemsPerCall = 500;

const slicesOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / itemsPerCall) }, (_, index) =>
    ids.slice(index * itemsPerCall, (index + 1) * itemsPerCall),
  );

/** The calls of a collection's bin. Toasts report refusals by the server. */
export function useBin(slug: string) {
  const language = useLanguage();
  const texts = words[language];

  /** Acts on items of the collection. Resolves to the items that were affected; undefined if there are none. */
  async function act(path: "" | "/undo" | "/restore" | "/purge", ids: readonly number[]) {
    const done: BinItem[] = [];
    for (const slice of slicesOf(ids)) {
      const answer = await callEndpoint<BinOutcome>(`/${slug}/bin${path}`, texts.failed, { ids: slice });
      if (toastFailure(answer)) break;
      done.push(...answer.data.done);
      for (const { title, message } of answer.data.refused) toast.error(`“${title}”: ${message}`);
    }
    return done.length > 0 ? done : undefined;
  }

  return {
    /** Reads the current items; undefined if the server did not answer. */
    async read(ids: readonly number[]): Promise<BinItem[] | undefined> {
      const items: BinItem[] = [];
      for (const slice of slicesOf(ids)) {
        const answer = await callEndpoint<BinItem[]>(`/${slug}/bin?ids=${slice.join(",")}`, texts.failed);
        if (toastFailure(answer)) return undefined;
        items.push(...answer.data);
      }
      return items;
    },
    /** Moves items into the bin, with a button that undoes it. Resolves to whether any item was moved. */
    async remove(ids: readonly number[], onUndone: () => void): Promise<boolean> {
      const done = await act("", ids);
      if (!done) return false;
      const [first] = done;
      const text = done.length === 1 && first ? texts.deleted(first.title) : texts.deletedMany(done.length);
      const removed = done.map(({ id }) => id);
      const undo = async () => {
        if (!(await act("/undo", removed))) return;
        toast.success(texts.undone);
        onUndone();
      };
      sayWithUndo(text, { language, about: `/${slug}/${removed.join()}`, undo });
      return true;
    },
    restore: (ids: readonly number[]) => act("/restore", ids),
    purge: (ids: readonly number[]) => act("/purge", ids),
  };
}
