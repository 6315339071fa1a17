import { dayInBothCalendars } from "@setu/content/calendar/dates";
import { figure } from "../shared/figures.ts";
import type { Language } from "../shared/language.ts";
import type { DueKind } from "./use-due.ts";
import { words } from "./words.ts";

/** The number of records of each kind held and due, the oldest of them, and the due ones. */
export function DueKinds({ kinds, language }: { kinds: DueKind[]; language: Language }) {
  const texts = words[language];
  const { columns } = texts;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{columns.kind}</th>
          <th scope="col">{columns.total}</th>
          <th scope="col">{columns.due}</th>
          <th scope="col">{columns.oldest}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ kind, total, due, oldest, tooMany, references }) => (
          <tr key={kind} data-held={tooMany}>
            <th scope="row">
              {texts.kinds[kind]}
              {references.some(({ reference }) => reference) && (
                <details>
                  <summary>{texts.which}</summary>
                  <ul>
                    {references.map(({ reference, since }) => (
                      <li key={reference + since}>
                        {reference}, {dayInBothCalendars(new Date(since), language)}
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </th>
            <td data-label={columns.total}>{figure(total, language)}</td>
            <td data-label={columns.due}>{figure(due, language)}</td>
            <td data-label={columns.oldest}>{oldest ? dayInBothCalendars(new Date(oldest), language) : "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
