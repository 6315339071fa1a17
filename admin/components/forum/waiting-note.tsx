import type { Payload } from "payload";
import { figure } from "../shared/figures.ts";
import { languageOf } from "../shared/language.ts";
import { words } from "./words.ts";

interface Props {
  payload: Payload;
  i18n: { language: string };
  user?: { role?: string } | null;
}

/** On the start page of owners and editors: how many posts of the forum wait for them, in red after eight working hours. */
export async function WaitingNote({ payload, i18n, user }: Props) {
  if (user?.role !== "owner" && user?.role !== "editor") return null;
  const { patience, waitingNow } = await import(/* turbopackIgnore: true */ "@setu/content/forum/waiting");
  const { count, hours } = await waitingNow(payload);
  if (count === 0) return null;
  const language = languageOf(i18n);
  const texts = words[language];
  return (
    <p className="start-note" data-late={hours >= patience.red || undefined}>
      {texts.waiting(figure(count, language), figure(hours, language))}{" "}
      <a href="/admin/collections/forum-posts">{texts.look}</a>
    </p>
  );
}
