import type { ServerProps } from "payload";
import { figure } from "../shared/figures.ts";
import { languageOf } from "../shared/language.ts";
import { words } from "./words.ts";

/** Above the list of questions: how helpful each answer was, worst first, and which are due for a review. */
export async function Helpfulness({ i18n, payload }: ServerProps) {
  const { judgedFaqs } = await import(/* turbopackIgnore: true */ "@setu/content/faqs/helpfulness");
  const language = languageOf(i18n);
  const texts = words[language];
  const judged = await judgedFaqs(payload, language);
  if (judged.length === 0) return null;
  return (
    <details className="faq-judged">
      <summary>{texts.title}</summary>
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
