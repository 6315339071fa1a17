import type { Payload, TypedUser } from "payload";
import { figure } from "../shared/figures.ts";
import { languageOf } from "../shared/language.ts";
import { words } from "./words.ts";

interface Props {
  payload: Payload;
  i18n: { language: string };
  user?: TypedUser | null;
}

/** On the start page of complaint handlers: how many complaints are open, in red while one is urgent or overdue. */
export async function WaitingComplaints({ payload, i18n, user = null }: Props) {
  const { waitingComplaints } = await import(/* turbopackIgnore: true */ "@setu/content/complaints/desk/read-desk");
  const waiting = await waitingComplaints({ payload, user });
  if (!waiting || waiting.open === 0) return null;
  const { open, urgent, overdue } = waiting;
  const language = languageOf(i18n);
  const texts = words[language];
  const n = (count: number) => figure(count, language);
  return (
    <p className="start-note" data-late={urgent + overdue > 0 || undefined}>
      {[
        texts.openCount(n(open)),
        urgent > 0 && texts.urgentCount(n(urgent)),
        overdue > 0 && texts.lateCount(n(overdue)),
      ]
        .filter(Boolean)
        .join(" ")}{" "}
      <a href="/admin/collections/complaints">{texts.look}</a>
    </p>
  );
}
