"use client";

import {
  Button,
  ConfirmationModal,
  useConfig,
  useModal,
  useRouteCache,
  useSelection,
  useWindowInfo,
} from "@payloadcms/ui";
import type { BinItem } from "@setu/content/platform/editorial/bin/bin-items";
import { binDays } from "@setu/content/platform/editorial/bin/days";
import { useSearchParams } from "next/navigation";
import { mergeListSearchAndWhere } from "payload/shared";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { callServer } from "../shared/call-server.ts";
import { toastFailure } from "../shared/toast-failure.ts";
import { useTexts } from "../shared/use-language.ts";
import { useBin } from "./use-bin.ts";
import { words } from "./words.ts";

const modal = "bin-selected";

interface Chosen {
  ids: readonly number[];
  items: readonly BinItem[];
}

/** Deletes the ticked items of a list, after saying how many of them visitors see. */
export function DeleteSelected({ slug }: { slug: string }) {
  const texts = useTexts(words);
  const { count, toggleAll } = useSelection();
  const { openModal } = useModal();
  const { clearRouteCache } = useRouteCache();
  const { read, remove } = useBin(slug);
  const readSelectedIds = useSelectedIds(slug);
  const [chosen, setChosen] = useState<Chosen>();
  const bar = useSelectionBar(count > 0);
  if (count === 0) return null;

  const ask = async () => {
    const ids = await readSelectedIds();
    const items = ids.length > 0 ? await read(ids) : undefined;
    if (!items) return;
    setChosen({ ids, items });
    openModal(modal);
  };
  const confirm = async () => {
    if (!chosen || !(await remove(chosen.ids, clearRouteCache))) return;
    toggleAll();
    clearRouteCache();
  };
  return (
    <>
      {bar &&
        createPortal(
          <Button id="bin-selected" className="list-selection__button" buttonStyle="none" onClick={() => void ask()}>
            {texts.delete}
          </Button>,
          bar,
        )}
      <ConfirmationModal
        modalSlug={modal}
        heading={texts.heading}
        confirmLabel={texts.confirm}
        confirmingLabel={texts.busy}
        cancelLabel={texts.cancel}
        onConfirm={confirm}
        body={chosen && <Consequences chosen={chosen} slug={slug} />}
      />
    </>
  );
}

function Consequences({ chosen: { ids, items }, slug }: { chosen: Chosen; slug: string }) {
  const texts = useTexts(words);
  const live = items.filter((item) => item.live).length;
  return (
    <>
      <p>{slug === "media" ? texts.manyPictures(ids.length) : texts.many(ids.length, live)}</p>
      {live > 0 && <p>{texts.manyLive}</p>}
      <p>{texts.keptMany(binDays)}</p>
    </>
  );
}

/**
 * Reads the ids of the selected items: those ticked on this page, or all that the list shows on its pages. Payload's
 * parameters of a selection have the list's filter, but not its search.
 */
function useSelectedIds(slug: string): () => Promise<number[]> {
  const { failed } = useTexts(words);
  const { selectAll, selectedIDs, getQueryParams } = useSelection();
  const { getEntityConfig } = useConfig();
  const search = useSearchParams().get("search") ?? "";
  return async () => {
    if (selectAll !== "allAvailable") return selectedIDs.map(Number);
    const searched =
      search && mergeListSearchAndWhere({ collectionConfig: getEntityConfig({ collectionSlug: slug }), search });
    const path = `/${slug}${getQueryParams(searched || undefined)}&limit=0&depth=0&draft=true`;
    const answer = await callServer<{ docs: { id: number }[] }>(path, failed);
    return toastFailure(answer) ? [] : answer.data.docs.map(({ id }) => id);
  };
}

/** The element with Payload's buttons for selected rows, which has no slot for custom ones. */
function useSelectionBar(isShown: boolean): Element | undefined {
  const [bar, setBar] = useState<Element>();
  const { breakpoints } = useWindowInfo();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a narrow screen Payload puts the bar elsewhere
  useEffect(() => {
    setBar(isShown ? [...document.querySelectorAll(".list-selection__actions")].at(-1) : undefined);
  }, [isShown, breakpoints?.["s"]]);
  return bar;
}
