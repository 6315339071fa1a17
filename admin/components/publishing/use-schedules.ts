"use client";

import { useDocumentInfo, useServerFunctions } from "@payloadcms/ui";
import { nepalZone } from "@setu/content/calendar/nepal-time";
import { useCallback, useEffect, useState } from "react";
import { undoMs } from "../shared/say-with-undo.ts";
import { useTexts } from "../shared/use-language.ts";
import { words } from "./words.ts";

/** A scheduled publication or withdrawal. */
export type Schedule = Awaited<
  ReturnType<ReturnType<typeof useServerFunctions>["getUpcomingScheduledPublish"]>
>[number];

export interface NewSchedule {
  type: "publish" | "unpublish";
  date: Date;
  /** Publishes this language only. */
  locale?: string | undefined;
}

/** The schedules of the item on the screen, and the calls that change them. */
export function useSchedules() {
  const { id = "", collectionSlug, globalSlug = "" } = useDocumentInfo();
  const { schedulePublish, getUpcomingScheduledPublish } = useServerFunctions();
  const { failed } = useTexts(words);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [upcoming, setUpcoming] = useState<readonly Schedule[]>([]);
  const [cancelled, setCancelled] = useForgotten<Schedule>(undoMs);

  const read = useCallback(async () => {
    const item = collectionSlug ? { collectionSlug, id } : { globalSlug };
    setUpcoming((await getUpcomingScheduledPublish(item)) ?? []);
  }, [collectionSlug, globalSlug, id, getUpcomingScheduledPublish]);
  useEffect(() => void read(), [read]);

  const request = async (args: Parameters<typeof schedulePublish>[0]): Promise<boolean> => {
    setBusy(true);
    try {
      const answer = (await schedulePublish(args)) as { error?: string } | undefined;
      setProblem(answer?.error ? failed : "");
      await read();
      return !answer?.error;
    } catch {
      // A server function rejects when there is no connection.
      setProblem(failed);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const add = ({ type, date, locale }: NewSchedule): Promise<boolean> =>
    request({
      type,
      date,
      ...(collectionSlug ? { doc: { relationTo: collectionSlug, value: String(id) } } : { global: globalSlug }),
      ...(locale && { localeToPublish: locale }),
      timezone: nepalZone,
    });
  return {
    busy,
    problem,
    setProblem,
    upcoming,
    /** The last cancelled schedule, while that can be undone. */
    cancelled,
    add,
    async cancel(schedule: Schedule): Promise<void> {
      if (await request({ deleteID: schedule.id })) setCancelled(schedule);
    },
    async undoCancel({ input: { type, locale }, waitUntil }: Schedule): Promise<void> {
      setCancelled(undefined);
      await add({ type, date: new Date(waitUntil), locale });
    },
  };
}

/** A state that is reset to undefined after `afterMs`. */
function useForgotten<Value>(afterMs: number) {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => setValue(undefined), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return [value, setValue] as const;
}
