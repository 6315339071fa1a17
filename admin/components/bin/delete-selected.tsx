"use client";

import { Button, ConfirmationModal, useModal, useRouteCache, useSelection, useWindowInfo } from "@payloadcms/ui";
import type { BinItem } from "@setu/content/platform/editorial/bin/bin-items";
import { binDays } from "@setu/content/platform/editorial/bin/days";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { callServer } from "../shared/call-server.ts";
import { toastFailure } from "../shared/toast-failure.ts";
import { useBin } from "./use-bin.ts";

const modal = "bin-selected";

/** Deletes the items of a list that are ticked, after saying how many of them visitors see. */
export function DeleteSelected({ slug }: { slug: string }) {
  const { count, selectAll, selectedIDs, getQueryParams, toggleAll } = useSelection();
  const { openModal } = useModal();
  const { clearRouteCache } = useRouteCache();
  const { said, look, remove } = useBin(slug);
  const [chosen, setChosen] = useState<{ ids: number[]; items: BinItem[] }>();
  const bar = useBar(count > 0);
  if (count === 0) return null;

  /** All that the list would show, page after page, or what is ticked on this one. */
  const idsOf = async (): Promise<number[]> => {
    if (selectAll !== "allAvailable") return selectedIDs.map(Number);
    const path = `/${slug}${getQueryParams()}&limit=0&depth=0&draft=true`;
    const answer = await callServer<{ docs: { id: number }[] }>(path, said.failed);
    return toastFailure(answer) ? [] : answer.data.docs.map(({ id }) => id);
  };
  const ask = async () => {
    const ids = await idsOf();
    const items = ids.length > 0 ? await look(ids) : undefined;
    if (!items) return;
    setChosen({ ids, items });
    openModal(modal);
  };
  const confirm = async () => {
    if (!chosen || !(await remove(chosen.ids, clearRouteCache))) return;
    toggleAll();
    clearRouteCache();
  };
  const live = chosen?.items.filter((item) => item.live).length ?? 0;

  return (
    <>
      {bar &&
        createPortal(
          <Button id="bin-selected" className="list-selection__button" buttonStyle="none" onClick={() => void ask()}>
            {said.delete}
          </Button>,
          bar,
        )}
      <ConfirmationModal
        modalSlug={modal}
        heading={said.heading}
        confirmLabel={said.confirm}
        confirmingLabel={said.busy}
        cancelLabel={said.cancel}
        onConfirm={confirm}
        body={
          chosen && (
            <>
              <p>{slug === "media" ? said.manyPictures(chosen.ids.length) : said.many(chosen.ids.length, live)}</p>
              {live > 0 && <p>{said.manyLive}</p>}
              <p>{said.keptMany(binDays)}</p>
            </>
          )
        }
      />
    </>
  );
}

/** Beside what else can be done with the ticked rows: Payload has no room for a button of ours there. */
function useBar(isShown: boolean): Element | undefined {
  const [bar, setBar] = useState<Element>();
  const { breakpoints } = useWindowInfo();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a narrow screen it stands elsewhere
  useEffect(() => {
    setBar(isShown ? [...document.querySelectorAll(".list-selection__actions")].at(-1) : undefined);
  }, [isShown, breakpoints?.["s"]]);
  return bar;
}
