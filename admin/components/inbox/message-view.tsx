import { clockText } from "@setu/content/calendar/clock";
import { dayInBothCalendars } from "@setu/content/calendar/dates";
import { hasSender, isOpen } from "@setu/content/enquiries/inbox/message-states";
import type { StoredMessage } from "@setu/content/enquiries/inbox/stored-message";
import type { Payload } from "payload";
import { Crumbs } from "../shared/crumbs.tsx";
import { Facts } from "../shared/facts.tsx";
import { type Language, languageOf } from "../shared/language.ts";
import { since } from "../shared/since.ts";
import { AnswerForm } from "./answer-form.tsx";
import { Answers } from "./answers.tsx";
import { MessageFaq } from "./message-faq.tsx";
import { MessageLog } from "./message-log.tsx";
import { MessageMails } from "./message-mails.tsx";
import { MessageMoves } from "./message-moves.tsx";
import { words } from "./words.ts";

interface Props {
  payload: Payload;
  i18n: { language: string };
  user: { id: number | string; name?: string; role?: string };
  doc: { id: number | string };
}

/** One message, with its answers, its history, and the actions that the editor may take. */
export async function MessageView({ payload, i18n, user, doc }: Props) {
  const { readMessage } = await import(/* turbopackIgnore: true */ "@setu/content/enquiries/inbox/read-inbox");
  const language = languageOf(i18n);
  const texts = words[language];
  const open = await readMessage(payload, Number(doc.id), language);
  if (!open) return <p className="inbox gutter--left gutter--right">{texts.nothing}</p>;
  const { message, answers, people, overdue, closing, project, about, faq } = open;
  const inbox = { label: texts.title, url: "/admin/collections/contact-messages" };
  const visitorLanguage = languageOf({ language: message.locale });
  return (
    <div className="inbox inbox-message gutter--left gutter--right">
      <Crumbs path={[inbox, { label: message.name || texts.reader }]} />
      <div className="inbox-main">
        <MessageFacts message={message} language={language} overdue={overdue} />
        {project && (
          <p className="inbox-about">
            {texts.about}: <a href={project.address}>{project.name}</a>
          </p>
        )}
        {about && <AboutAnswer {...about} label={texts.aboutAnswer} />}
        <section aria-labelledby="inbox-text">
          <h2 id="inbox-text">{texts.message}</h2>
          <p className="inbox-words" lang={visitorLanguage}>
            {message.message}
          </p>
        </section>
        <Answers answers={answers} message={message.id} language={language} />
        {isOpen(message.state) && hasSender(message) ? (
          <AnswerForm
            message={{ id: message.id, name: message.name, email: message.email, text: message.message }}
            visitorLanguage={visitorLanguage}
            language={language}
            closing={closing}
            seen={answers.map(({ id }) => id)}
            reply={faq?.reply ?? null}
          />
        ) : (
          <p className="inbox-note">{whyNoAnswer(message, language)}</p>
        )}
      </div>
      <div className="inbox-side">
        <MessageMoves
          id={message.id}
          state={message.state}
          assignee={message.assignee}
          people={people}
          self={Number(user.id)}
          mayErase={user.role === "owner"}
          language={language}
        />
        {message.state !== "spam" && hasSender(message) && (
          <MessageFaq id={message.id} faq={faq} mayEdit={user.role !== "enquiries"} language={language} />
        )}
        <MessageMails message={message} language={language} />
        <MessageLog message={message} language={language} />
      </div>
    </div>
  );
}

function AboutAnswer({ label, question, address }: { label: string; question: string; address: string | null }) {
  return (
    <p className="inbox-about">
      {label}: {address ? <a href={address}>{question}</a> : question}
    </p>
  );
}

function whyNoAnswer(message: StoredMessage, language: Language): string {
  const { noSender, noAnswer } = words[language];
  if (!hasSender(message)) return noSender;
  return noAnswer[message.state === "spam" ? "spam" : "closed"];
}

function MessageFacts({
  message,
  language,
  overdue,
}: {
  message: StoredMessage;
  language: Language;
  overdue: boolean;
}) {
  const texts = words[language];
  const created = new Date(message.createdAt);
  const facts = [
    [texts.company, message.company],
    [texts.country, message.country],
    [texts.email, message.email],
    [texts.phone, message.phone],
  ] as const;
  return (
    <section className="inbox-facts" aria-label={texts.from}>
      <h1>{message.name || texts.reader}</h1>
      <p>
        <time dateTime={message.createdAt}>{since(message.createdAt, new Date(), language)}</time>
        {" · "}
        {dayInBothCalendars(created, language)}, {clockText(created, language)}{" "}
        {overdue && <mark>{texts.overdue}</mark>}
      </p>
      {message.suspicious && (
        <p>
          <mark>{texts.looksLikeSpam}</mark> {message.reasons}
        </p>
      )}
      <Facts facts={facts} />
    </section>
  );
}
