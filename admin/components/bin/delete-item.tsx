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
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTexts } from "../shared/use-language.ts";
import { useBin } from "./use-bin.ts";
import { type Texts, words } from "./words.ts";

/** In an item's menu: deletes it, after saying whether visitors see it and how long it can be restored. */
export function DeleteItem() {
  const texts = useTexts(words);
  const router = useRouter();
  const { id, collectionSlug = "", isTrashed, hasSavePermission } = useDocumentInfo();
  const depth = useEditDepth();
  const { setModified } = useForm();
  const isModified = useFormModified();
  const { openModal } = useModal();
  const { read, remove } = useBin(collectionSlug);
  const [item, setItem] = useState<BinItem>();
  // Not in a drawer: the form behind it would still point at the deleted item.
  if (id === undefined || isTrashed || !hasSavePermission || depth > 1) return null;
  const modal = `bin-${id}`;
  const list = `/admin/collections/${collectionSlug}`;

  const ask = async () => {
    const [found] = (await read([Number(id)])) ?? [];
    if (!found) return;
    setItem(found);
    openModal(modal);
  };
  const confirm = async () => {
    const showItem = () => {
      // Until the list has loaded, this form is still there. A reload of the page offers the unsaved text again, as it
      // does after the list.
      if (location.pathname === `${list}/${id}`) location.reload();
      else router.push(`${list}/${id}`);
    };
    if (!(await remove([Number(id)], showItem))) return;
    setModified(false);
    router.push(list);
  };
  return (
    <>
      <PopupList.Button id="action-bin" onClick={() => void ask()}>
        {texts.delete}
      </PopupList.Button>
      <ConfirmationModal
        modalSlug={modal}
        heading={texts.heading}
        confirmLabel={texts.confirm}
        confirmingLabel={texts.busy}
        cancelLabel={texts.cancel}
        onConfirm={confirm}
        body={item && <Consequences item={item} slug={collectionSlug} isModified={isModified} />}
      />
    </>
  );
}

interface ConsequencesProps {
  item: BinItem;
  slug: string;
  /** Whether the form has unsaved changes. */
  isModified: boolean;
}

function Consequences({ item, slug, isModified }: ConsequencesProps) {
  const texts = useTexts(words);
  return (
    <>
      <p>{visibilityText(texts, slug, item)}</p>
      <p>{texts.kept(binDays)}</p>
      {item.live !== null && slug !== "documents" && <p>{texts.schedule}</p>}
      {isModified && <p>{texts.unsaved}</p>}
    </>
  );
}

/** Says whether visitors see the item now, and so will lose it. */
function visibilityText(texts: Texts, slug: string, { title, live }: BinItem): string {
  if (live === null) return texts.picture(title);
  if (!live) return texts.notLive(title);
  return slug === "documents" ? texts.document(title) : texts.live(title);
}
