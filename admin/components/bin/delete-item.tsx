"use client";

import {
  ConfirmationModal,
  PopupList,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useModal,
} from "@payloadcms/ui";
import type { BinItem } from "@setu/content/platform/editorial/bin/bin-items";
import { binDays } from "@setu/content/platform/editorial/bin/days";
import { useState } from "react";
import { useBin } from "./use-bin.ts";
import type { Words } from "./words.ts";

/** In the menu of an item: deletes it, after saying whether visitors see it and how long it can be brought back. */
export function DeleteItem() {
  const { id, collectionSlug = "", isTrashed, hasSavePermission } = useDocumentInfo();
  const depth = useEditDepth();
  const { setModified } = useForm();
  const isModified = useFormModified();
  const { openModal } = useModal();
  const { said, look, remove, router } = useBin(collectionSlug);
  const [item, setItem] = useState<BinItem>();
  // In a drawer, the form behind it would go on pointing at what is gone.
  if (id === undefined || isTrashed || !hasSavePermission || depth > 1) return null;
  const modal = `bin-${id}`;
  const list = `/admin/collections/${collectionSlug}`;

  const ask = async () => {
    const [found] = (await look([Number(id)])) ?? [];
    if (!found) return;
    setItem(found);
    openModal(modal);
  };
  const confirm = async () => {
    const there = () => router.push(`${list}/${id}`);
    if (!(await remove([Number(id)], there))) return;
    setModified(false);
    router.push(list);
  };

  return (
    <>
      <PopupList.Button id="action-bin" onClick={() => void ask()}>
        {said.delete}
      </PopupList.Button>
      <ConfirmationModal
        modalSlug={modal}
        heading={said.heading}
        confirmLabel={said.confirm}
        confirmingLabel={said.busy}
        cancelLabel={said.cancel}
        onConfirm={confirm}
        body={
          item && (
            <>
              <p>{standing(said, collectionSlug, item)}</p>
              <p>{said.kept(binDays)}</p>
              {item.live !== null && collectionSlug !== "documents" && <p>{said.schedule}</p>}
              {isModified && <p>{said.unsaved}</p>}
            </>
          )
        }
      />
    </>
  );
}

/** Whether visitors see it now. */
function standing(said: Words, slug: string, { title, live }: BinItem): string {
  if (live === null) return said.picture(title);
  if (!live) return said.notLive(title);
  return slug === "documents" ? said.document(title) : said.live(title);
}
