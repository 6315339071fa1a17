import { dayInBothCalendars } from "@setu/content/calendar/dates";
import type { ServerProps } from "payload";
import { languageOf } from "../shared/language.ts";
import { words } from "./words.ts";

/** Above the lists of stories and consents: who is quoted where, and how long the consent lasts. */
export async function ConsentOverview({ i18n, payload }: ServerProps) {
  const { consentsInUse } = await import(/* turbopackIgnore: true */ "@setu/content/stories/consent-list");
  const language = languageOf(i18n);
  const texts = words[language];
  const consents = await consentsInUse(payload, language);
  if (consents.length === 0) return null;
  return (
    <details className="consents" open={consents.some(({ state }) => state !== "inForce")}>
      <summary>{texts.title}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.person}</th>
            <th scope="col">{texts.story}</th>
            <th scope="col">{texts.state}</th>
          </tr>
        </thead>
        <tbody>
          {consents.map(({ id, name, state, term, stories }) => {
            const said = texts.states[state](term ? dayInBothCalendars(lastDay(term.to), language) : "");
            return (
              <tr key={id}>
                <td>
                  <a href={`/admin/collections/consents/${id}`}>{name}</a>
                </td>
                <td>
                  <ul>
                    {stories.map((story) => (
                      <li key={story.id}>
                        <a href={`/admin/collections/success-stories/${story.id}`}>{story.name}</a>
                      </li>
                    ))}
                  </ul>
                </td>
                <td>{state === "inForce" ? said : <mark>{said}</mark>}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>{texts.note}</p>
    </details>
  );
}

/** A consent's last day: `end` is the first moment after it. */
const lastDay = (end: number) => new Date(end - 1);
