import type { JudgedFaq } from "@setu/content/faqs/helpfulness";
import type { SearchedWords } from "@setu/content/search/asked/search-counter";
import type { ServerProps } from "payload";
import { figure } from "../shared/figures.ts";
import { type Language, languageOf } from "../shared/language.ts";
import { words } from "./words.ts";

/**
 * Above the list of questions: how helpful each answer was, which are due for a review, and which searches found
 * nothing.
 */
export async function Helpfulness({ i18n, payload }: ServerProps) {
  const [{ judgedFaqs }, { missedFaqSearches }] = await Promise.all([
    import(/* turbopackIgnore: true */ "@setu/content/faqs/helpfulness"),
    import(/* turbopackIgnore: true */ "@setu/content/faqs/faqs"),
  ]);
  const language = languageOf(i18n);
  const [judged, missed] = await Promise.all([judgedFaqs(payload, language), missedFaqSearches(payload)]);
  return (
    <>
      {judged.length > 0 && <Judged judged={judged} language={language} />}
      {missed.length > 0 && <Missed missed={missed} language={language} />}
    </>
  );
}

/** Open while a review is due. */
function Judged({ judged, language }: { judged: JudgedFaq[]; language: Language }) {
  const texts = words[language];
  const due = judged.filter(({ isDue }) => isDue).length;
  return (
    <details className="faq-judged" open={due > 0}>
      <summary>
        {texts.title} {due > 0 && <mark>{texts.dueCount(figure(due, language))}</mark>}
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.question}</th>
            <th scope="col">{texts.share}</th>
            <th scope="col">{texts.votes}</th>
          </tr>
        </thead>
        <tbody>
          {judged.map(({ id, question, helpful, votes, isDue }) => (
            <tr key={id}>
              <td>
                <a href={`/admin/collections/faqs/${id}`}>{question}</a> {isDue && <mark>{texts.due}</mark>}
              </td>
              <td>{votes > 0 ? texts.percent(figure(Math.round((100 * helpful) / votes), language)) : "–"}</td>
              <td>{figure(votes, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{texts.note}</p>
    </details>
  );
}

function Missed({ missed, language }: { missed: SearchedWords[]; language: Language }) {
  const texts = words[language];
  return (
    <details className="faq-judged">
      <summary>{texts.missed(figure(missed.length, language))}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.searched}</th>
            <th scope="col">{texts.times}</th>
          </tr>
        </thead>
        <tbody>
          {missed.map(({ words: searched, count }) => (
            <tr key={searched}>
              <td>{searched}</td>
              <td>{figure(count, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{texts.missedNote}</p>
    </details>
  );
}
