"use client";

import { Button, ConfirmationModal, toast, useAuth, useListQuery, useModal, useRouteCache } from "@payloadcms/ui";
import type { BinItem } from "@setu/content/platform/editorial/bin/bin-items";
import { binDays } from "@setu/content/platform/editorial/bin/days";
import Link from "next/link";
import { useEffect, useState } from "react";
import { useBin } from "./use-bin.ts";
import { comesBackWords, day, restoredWords } from "./words.ts";

const modal = "bin-purge";

/** What lies in the bin of a collection: who deleted it, when it goes for good, and what can be done about it. */
export function BinTable({ slug }: { slug: string }) {
  const { data } = useListQuery();
  const { user } = useAuth();
  const { openModal } = useModal();
  const { clearRouteCache } = useRouteCache();
  const { said, look, restore, purge } = useBin(slug);
  const [items, setItems] = useState<BinItem[]>([]);
  const [going, setGoing] = useState<BinItem>();
  const ids = (data?.docs ?? []).map(({ id }) => Number(id));
  const listed = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the calls are made anew at each render; the numbers decide
  useEffect(() => {
    if (listed === "") setItems([]);
    else void look(ids).then((found) => setItems(found ?? []));
  }, [listed]);
  const shown = items.filter(({ id, deletedAt }) => deletedAt && ids.includes(id));

  const back = async (item: BinItem) => {
    if (!(await restore([item.id]))) return;
    toast.success(restoredWords(said, slug, item.title));
    clearRouteCache();
  };
  const confirm = async () => {
    if (!going || !(await purge([going.id]))) return;
    toast.success(said.purged(going.title));
    clearRouteCache();
  };
  const isOwner = (user as { role?: string } | null)?.role === "owner";

  return (
    <div className="setu-bin">
      <p>
        {said.explained(binDays)} {comesBackWords(said, slug)}
      </p>
      {shown.length > 0 && (
        <table>
          <thead>
            <tr>
              {Object.entries(said.columns).map(([key, text]) =>
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
            {shown.map((item) => (
              <tr key={item.id}>
                <th scope="row">
                  <Link href={`/admin/collections/${slug}/trash/${item.id}`}>{item.title}</Link>
                </th>
                <td data-label={said.columns.deleted}>{item.deletedAt && day(item.deletedAt)}</td>
                <td data-label={said.columns.by}>{item.deletedBy}</td>
                <td data-label={said.columns.goes}>{item.goesAt && day(item.goesAt)}</td>
                {slug !== "media" && <td data-label={said.columns.live}>{said.wasLive[`${item.live}`]}</td>}
                <td>
                  <div className="setu-bin-actions">
                    <Button buttonStyle="secondary" size="small" onClick={() => void back(item)}>
                      {said.restore}
                    </Button>
                    {isOwner && (
                      <Button
                        buttonStyle="error"
                        size="small"
                        onClick={() => {
                          setGoing(item);
                          openModal(modal);
                        }}
                      >
                        {said.purge}
                      </Button>
                    )}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ConfirmationModal
        modalSlug={modal}
        heading={said.purgeHeading}
        confirmLabel={said.purge}
        confirmingLabel={said.busy}
        cancelLabel={said.cancel}
        className="setu-purge"
        onConfirm={confirm}
        body={going && <p>{said.purgeText(going.title)}</p>}
      />
    </div>
  );
}
