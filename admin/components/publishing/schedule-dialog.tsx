"use client";

import { useDocumentInfo, useDocumentTitle, useServerFunctions } from "@payloadcms/ui";
import { calendarDate } from "@setu/content/calendar/dates";
import { nepalTime, nepalZone } from "@setu/content/calendar/nepal-time";
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import dialogStyles from "../board/dialog.module.css";
import { languageNames } from "../shared/language.ts";
import parts from "../shared/parts.module.css";
import { undoMs, undoWords } from "../shared/say-with-undo.ts";
import styles from "./schedule-dialog.module.css";
import { type Language, words } from "./words.ts";

type Upcoming = Awaited<ReturnType<ReturnType<typeof useServerFunctions>["getUpcomingScheduledPublish"]>>;

/** As the field for date and time has it: the minute on Nepal's clocks, and without its offset. */
const minuteLength = "2026-11-22T14:30".length;
const asTyped = (instant: Date): string => nepalTime(instant).slice(0, minuteLength);

/** When an item is to be published or withdrawn, and what has been scheduled for it. */
export function ScheduleDialog({ language, onClose }: { language: Language; onClose(): void }) {
  const { id, collectionSlug, globalSlug, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const { schedulePublish, getUpcomingScheduledPublish } = useServerFunctions();
  const texts = words[language];
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const isLiveAsItIs = hasPublishedDoc && unpublishedVersionCount === 0;
  const [type, setType] = useState<"publish" | "unpublish">(isLiveAsItIs ? "unpublish" : "publish");
  const [typed, setTyped] = useState("");
  const [locale, setLocale] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [upcoming, setUpcoming] = useState<Upcoming>([]);
  const [cancelled, setCancelled] = useState<Upcoming[number]>();

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (!cancelled) return;
    const timer = setTimeout(() => setCancelled(undefined), undoMs);
    return () => clearTimeout(timer);
  }, [cancelled]);
  const look = useCallback(async () => {
    const place = collectionSlug ? { collectionSlug, id: id as number } : { globalSlug: globalSlug as string };
    setUpcoming((await getUpcomingScheduledPublish(place as never)) ?? []);
  }, [collectionSlug, globalSlug, id, getUpcomingScheduledPublish]);
  useEffect(() => void look(), [look]);

  const date = typed ? new Date(`${typed}:00+05:45`) : null;
  const ask = async (asked: object): Promise<boolean> => {
    setBusy(true);
    const answer = (await schedulePublish(asked as never)) as { error?: string } | undefined;
    setProblem(answer?.error ? texts.failed : "");
    await look();
    setBusy(false);
    return !answer?.error;
  };
  const about = collectionSlug ? { doc: { relationTo: collectionSlug, value: String(id) } } : { global: globalSlug };
  const cancel = async (schedule: Upcoming[number]) => {
    if (await ask({ deleteID: schedule.id })) setCancelled(schedule);
  };
  const undo = async ({ input, waitUntil }: Upcoming[number]) => {
    setCancelled(undefined);
    const language = input.locale && { localeToPublish: input.locale };
    await ask({ type: input.type, date: new Date(waitUntil), ...about, ...language, timezone: nepalZone });
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    // It stands within the document's form.
    event.stopPropagation();
    if (!date || date.getTime() < Date.now()) return setProblem(texts.past);
    await ask({
      type,
      date,
      ...about,
      ...(locale && type === "publish" && { localeToPublish: locale }),
      timezone: nepalZone,
    });
    setTyped("");
  };
  const inWords = ({ input, waitUntil }: Upcoming[number]) =>
    `${asTyped(new Date(waitUntil)).replace("T", " ")} · ${input.type === "unpublish" ? texts.unpublish : texts.publish}`;
  return createPortal(
    <dialog
      ref={dialog}
      className={`${styles["schedule"]} ${parts["fields"]} ${dialogStyles["dialog"]}`}
      aria-labelledby={heading}
      onClose={onClose}
    >
      <form onSubmit={save}>
        <h2 id={heading}>{texts.scheduleTitle(title ?? "")}</h2>
        <label>
          {texts.what}
          <select value={type} onChange={({ currentTarget }) => setType(currentTarget.value as typeof type)}>
            <option value="publish">{texts.publish}</option>
            <option value="unpublish">{texts.unpublish}</option>
          </select>
        </label>
        <label>
          {texts.when}
          <input
            type="datetime-local"
            required
            min={asTyped(new Date())}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <output className={parts["quiet"]}>{date && calendarDate(date, language).bs_text}</output>
        </label>
        {type === "publish" && (
          <label>
            {texts.languages}
            <select value={locale} onChange={({ currentTarget }) => setLocale(currentTarget.value)}>
              <option value="">{texts.both}</option>
              <option value="ne">{languageNames[language].ne}</option>
              <option value="en">{languageNames[language].en}</option>
            </select>
            {locale && <span className={parts["quiet"]}>{texts.untranslated}</span>}
          </label>
        )}
        {problem && (
          <p role="alert" className={parts["problem"]}>
            {problem}
          </p>
        )}
        <div className={parts["actions"]}>
          <button type="submit" className={parts["primary"]} disabled={busy}>
            {busy ? texts.saving : texts.save}
          </button>
          <button type="button" className={parts["button"]} onClick={onClose}>
            {texts.close}
          </button>
        </div>
        <h3>{texts.upcoming}</h3>
        {upcoming.length === 0 && <p className={parts["quiet"]}>{texts.nothing}</p>}
        <ul aria-live="polite">
          {upcoming.map((schedule) => (
            <li key={schedule.id}>
              {inWords(schedule)}{" "}
              <button type="button" className={parts["button"]} disabled={busy} onClick={() => cancel(schedule)}>
                {texts.cancel}
              </button>
            </li>
          ))}
          {cancelled && (
            <li>
              {texts.cancelled}: {inWords(cancelled)}{" "}
              <button type="button" className={parts["button"]} disabled={busy} onClick={() => undo(cancelled)}>
                {undoWords[language]}
              </button>
            </li>
          )}
        </ul>
      </form>
    </dialog>,
    document.body,
  );
}
