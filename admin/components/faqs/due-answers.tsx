import type { Payload } from "payload";
import { figure } from "../shared/figures.ts";
import { languageOf } from "../shared/language.ts";
import { words } from "./words.ts";

interface Props {
  payload: Payload;
  i18n: { language: string };
  user?: { role?: string } | null;
}

/** On the start page of owners and editors: how many answers of the FAQ are due for a review. */
export async function DueAnswers({ payload, i18n, user }: Props) {
  if (user?.role !== "owner" && user?.role !== "editor") return null;
  const { judgedFaqs } = await import(/* turbopackIgnore: true */ "@setu/content/faqs/helpfulness");
  const language = languageOf(i18n);
  const due = (await judgedFaqs(payload, language)).filter(({ isDue }) => isDue).length;
  if (due === 0) return null;
  const texts = words[language];
  return (
    <p className="start-note">
      {texts.dueNote(figure(due, language))} <a href="/admin/collections/faqs">{texts.look}</a>
    </p>
  );
}
