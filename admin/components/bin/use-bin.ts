"use client";

import { toast, useTranslation } from "@payloadcms/ui";
import type { BinItem } from "@setu/content/platform/editorial/bin/bin-items";
import type { BinOutcome } from "@setu/content/platform/editorial/bin/endpoints";
import { useRouter } from "next/navigation";
import { callEndpoint } from "../shared/call-server.ts";
import { sayWithUndo } from "../shared/say-with-undo.ts";
import { toastFailure } from "../shared/toast-failure.ts";
import { words } from "./words.ts";

/** So many go in one call. */
const slice = 500;

/** The calls of a collection's bin, in the language of the screen. What is refused is told in the server's words. */
export function useBin(slug: string) {
  const router = useRouter();
  const language = useTranslation().i18n.language === "ne" ? "ne" : "en";
  const said = words[language];

  /** Does something with items of the collection; undefined when none of it was done. */
  async function act(
    what: "" | "/undo" | "/restore" | "/purge",
    ids: readonly number[],
  ): Promise<BinItem[] | undefined> {
    const done: BinItem[] = [];
    for (let from = 0; from < ids.length; from += slice) {
      const answer = await callEndpoint<BinOutcome>(`/${slug}/bin${what}`, said.failed, {
        ids: ids.slice(from, from + slice),
      });
      if (toastFailure(answer)) break;
      done.push(...answer.data.done);
      for (const { title, message } of answer.data.refused) toast.error(`“${title}”: ${message}`);
    }
    return done.length > 0 ? done : undefined;
  }

  return {
    said,
    /** How items stand now; undefined when the server did not say. */
    async look(ids: readonly number[]): Promise<BinItem[] | undefined> {
      const items: BinItem[] = [];
      for (let from = 0; from < ids.length; from += slice) {
        const some = ids.slice(from, from + slice).join(",");
        const answer = await callEndpoint<BinItem[]>(`/${slug}/bin?ids=${some}`, said.failed);
        if (toastFailure(answer)) return undefined;
        items.push(...answer.data);
      }
      return items;
    },
    /** Into the bin, with the button that takes it back. Resolves to whether anything was done. */
    async remove(ids: readonly number[], shown: () => void): Promise<boolean> {
      const done = await act("", ids);
      if (!done) return false;
      const [only] = done;
      const text = done.length === 1 && only ? said.deleted(only.title) : said.deletedMany(done.length);
      const gone = done.map(({ id }) => id);
      const undo = async () => {
        if (!(await act("/undo", gone))) return;
        toast.success(said.undone);
        shown();
      };
      sayWithUndo(text, { language, about: `/${slug}/${gone.join()}`, undo });
      return true;
    },
    restore: (ids: readonly number[]) => act("/restore", ids),
    purge: (ids: readonly number[]) => act("/purge", ids),
    router,
  };
}
