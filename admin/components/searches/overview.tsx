import type { SearchOverview } from "@setu/content/search/asked/search-overview";
import { figure } from "../shared/figures.ts";
import type { Language } from "../shared/language.ts";
import { words } from "./words.ts";

interface Props {
  overview: SearchOverview;
  language: Language;
}

const synonyms = "/admin/collections/search-synonyms";
const suggested = "/admin/collections/suggested-results";

/** The searches that found nothing, with the remedies, and the most frequent searches. */
export function Overview({ overview: { missed, found, lost }, language }: Props) {
  const texts = words[language];
  return (
    <>
      <p>{texts.intro}</p>
      {lost.length > 0 && <Lost lost={lost} language={language} />}
      <section aria-labelledby="searches-missed">
        <h2 id="searches-missed">{texts.missed}</h2>
        {missed.length === 0 && <p>{texts.missedNone}</p>}
        {missed.length > 0 && (
          <>
            <p>{texts.missedHelp}</p>
            <Searched searched={missed} language={language} />
          </>
        )}
        <ul className="searches-ways">
          <li>
            <a href={synonyms}>{texts.synonyms}</a> <a href={`${synonyms}/create`}>{texts.addSynonyms}</a>
          </li>
          <li>
            <a href={suggested}>{texts.suggested}</a> <a href={`${suggested}/create`}>{texts.addSuggested}</a>
          </li>
        </ul>
      </section>
      <section aria-labelledby="searches-found">
        <h2 id="searches-found">{texts.found}</h2>
        {found.length === 0 ? <p>{texts.foundNone}</p> : <Searched searched={found} language={language} />}
      </section>
      <p className="searches-note">{texts.note}</p>
    </>
  );
}

function Searched({ searched, language }: { searched: SearchOverview["found"]; language: Language }) {
  const texts = words[language];
  const search = language === "ne" ? "/ne/search" : "/search";
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.words}</th>
          <th scope="col">{texts.times}</th>
          <th scope="col">{texts.onSite}</th>
        </tr>
      </thead>
      <tbody>
        {searched.map(({ words: own, count }) => (
          <tr key={own}>
            <th scope="row">{own}</th>
            <td>{figure(count, language)}</td>
            <td>
              <a href={`${search}?${new URLSearchParams({ q: own })}`} aria-label={texts.lookFor(own)}>
                {texts.look}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lost({ lost, language }: { lost: SearchOverview["lost"]; language: Language }) {
  const texts = words[language];
  return (
    <section className="searches-lost" aria-labelledby="searches-lost">
      <h2 id="searches-lost">{texts.lost}</h2>
      <p>{texts.lostHelp}</p>
      <ul>
        {lost.map(({ id, words: own, path }) => (
          <li key={id}>
            <a href={`${suggested}/${id}`}>{own}</a>: {path}
          </li>
        ))}
      </ul>
    </section>
  );
}
