"use client";

import { Button, ConfirmationModal, toast, useAuth, useListQuery, useModal, useRouteCache } from "@payloadcms/ui";
import type { BinItem } from "@setu/content/platform/editorial/bin/bin-items";
import { binDays } from "@setu/content/platform/editorial/bin/days";
import Link from "next/link";
import { useEffect, useState } from "react";
import { useTexts } from "../shared/use-language.ts";
import { useBin } from "./use-bin.ts";
import { comesBackText, day, restoredText, words } from "./words.ts";

const modal = "bin-purge";

/** The bin of a collection: who deleted each item, when it will be purged, and buttons that restore or purge it. */
export function BinTable({ slug }: { slug: string }) {
  const texts = useTexts(words);
  const { openModal } = useModal();
  const { clearRouteCache } = useRouteCache();
  const { restore, purge } = useBin(slug);
  const items = useItems(slug);
  const [purged, setPurged] = useState<BinItem>();

  const restoreItem = async (item: BinItem) => {
    if (!(await restore([item.id]))) return;
    toast.success(restoredText(texts, slug, item.title));
    clearRouteCache();
  };
  const purgeItem = async () => {
    if (!purged || !(await purge([purged.id]))) return;
    toast.success(texts.purged(purged.title));
    clearRouteCache();
  };
  const askToPurge = (item: BinItem) => {
    setPurged(item);
    openModal(modal);
  };
  return (
    <div className="setu-bin">
      <p>
        {texts.explained(binDays)} {comesBackText(texts, slug)}
      </p>
      {items.length > 0 && <Table slug={slug} items={items} onRestore={restoreItem} onPurge={askToPurge} />}
      <ConfirmationModal
        modalSlug={modal}
        heading={texts.purgeHeading}
        confirmLabel={texts.purge}
        confirmingLabel={texts.busy}
        cancelLabel={texts.cancel}
        className="setu-purge"
        onConfirm={purgeItem}
        body={purged && <p>{texts.purgeText(purged.title)}</p>}
      />
    </div>
  );
}

/** The deleted items on this page of the list, with the details that the server has. */
function useItems(slug: string): BinItem[] {
  const { data } = useListQuery();
  const { read } = useBin(slug);
  const [items, setItems] = useState<BinItem[]>([]);
  const ids = (data?.docs ?? []).map(({ id }) => Number(id));
  const idList = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` and `ids` are new at each render
  useEffect(() => {
    if (idList === "") setItems([]);
    else void read(ids).then((found) => setItems(found ?? []));
  }, [idList]);
  return items.filter(({ id, deletedAt }) => deletedAt && ids.includes(id));
}

interface TableProps {
  slug: string;
  items: readonly BinItem[];
  onRestore(item: BinItem): void;
  onPurge(item: BinItem): void;
}

function Table({ slug, items, onRestore, onPurge }: TableProps) {
  const { columns } = useTexts(words);
  return (
    <table>
      <thead>
        <tr>
          {Object.entries(columns).map(([key, text]) =>
            key === "live" && slug === "media" ? null : (
              <th key={key} scope="col">
                {text}
              </th>
            ),
          )}
          <td />
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.id} slug={slug} item={item} onRestore={onRestore} onPurge={onPurge} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ slug, item, onRestore, onPurge }: Omit<TableProps, "items"> & { item: BinItem }) {
  const texts = useTexts(words);
  const { columns } = texts;
  const { user } = useAuth();
  const isOwner = (user as { role?: string } | null)?.role === "owner";
  return (
    <tr>
      <th scope="row">
        <Link href={`/admin/collections/${slug}/trash/${item.id}`}>{item.title}</Link>
      </th>
      <td data-label={columns.deleted}>{item.deletedAt && day(item.deletedAt)}</td>
      <td data-label={columns.by}>{item.deletedBy}</td>
      <td data-label={columns.goes}>{item.goesAt && day(item.goesAt)}</td>
      {slug !== "media" && <td data-label={columns.live}>{texts.wasLive[`${item.live}`]}</td>}
      <td>
        <div className="setu-bin-actions">
          <Button buttonStyle="secondary" size="small" onClick={() => onRestore(item)}>
            {texts.restore}
          </Button>
          {isOwner && (
            <Button buttonStyle="error" size="small" onClick={() => onPurge(item)}>
              {texts.purge}
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
