import type { MyComplaint } from "@setu/contract/complaints/complaints";
import { type ReactNode, useRef, useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { type Fact, FactBox } from "../../../components/fact-box/fact-box.tsx";
import formStyles from "../../../components/form/form.module.css";
import { SendingRow } from "../../../components/form/sending-row.tsx";
import { useFaultFocus } from "../../../components/form/use-fault-focus.ts";
import { useResultFocus } from "../../../components/form/use-result-focus.ts";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import message from "../../../layout/message.module.css";
import { useSending } from "../../../sending/use-sending.ts";
import styles from "../complaints.module.css";
import { CountedWords } from "../counted-words.tsx";
import { FilesField } from "../files-field.tsx";
import { Promised } from "../promised.tsx";
import { words } from "../texts.ts";
import { useFiles } from "../use-files.ts";
import { useLeaveQuestion } from "../use-leave-question.ts";
import own from "./complaint.module.css";
import { type Followed, followComplaint } from "./follow-complaint.ts";

interface Props {
  complaint: MyComplaint;
  followed: Followed | undefined;
  onFollowed: (followed: Followed) => void;
}

/** A complaint with its promised days, its log and the writer's actions. */
export function Complaint({ complaint, followed, onFollowed }: Props) {
  const texts = usePageTexts(words);
  const { status } = texts;
  const { may, appeal_until: until, entries, promised } = complaint;
  const done = followed?.done === true ? followed.message : undefined;
  const top = useResultFocus<HTMLParagraphElement>(done && followed);
  const facts: Fact[] = [
    { label: status.state, value: complaint.state_text, columns: 3 },
    { label: status.received, value: complaint.received.text, columns: 3 },
  ];
  const form = { complaint, followed, onFollowed };
  return (
    <div className={own.parts}>
      {done && (
        <p ref={top} tabIndex={-1} className={message.outcome} role="status" data-done="true">
          {done}
        </p>
      )}
      <FactBox label={status.facts} facts={facts} />
      <Promised promised={promised} />
      <section className={styles.part} aria-labelledby="entries">
        <h2 id="entries">{status.entries}</h2>
        {entries.length === 0 ? <p>{status.nothing}</p> : <Entries entries={entries} />}
      </section>
      {may.write && (
        <Change {...form} intent="message" title={status.message} hint={status.messageHint} submit={status.send} />
      )}
      {may.appeal && until && (
        <Change
          {...form}
          intent="appeal"
          title={status.appeal}
          hint={status.appealHint(until.text)}
          submit={status.appealSend}
        />
      )}
      <Written complaint={complaint} />
      {may.withdraw && (
        <details className={formStyles.fold}>
          <summary>{status.withdraw}</summary>
          <Change {...form} intent="withdraw" submit={status.withdraw}>
            <p>{status.withdrawText}</p>
          </Change>
        </details>
      )}
    </div>
  );
}

/** The writer's text and files. */
function Written({ complaint: { description, files } }: Pick<Props, "complaint">) {
  const { status } = usePageTexts(words);
  if (!description && files.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="yours">
      <h2 id="yours">{status.yours}</h2>
      {description && <p className={own.words}>{description}</p>}
      {files.length > 0 && (
        <p className={styles.note}>
          {status.files}: {files.join(" · ")}
        </p>
      )}
    </section>
  );
}

function Entries({ entries }: Pick<MyComplaint, "entries">) {
  return (
    <ol className={own.entries}>
      {entries.map(({ by, text, words: said, files, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added
        <li key={index} data-by={by}>
          <span>
            {text} <small className={styles.note}>{at.text}</small>
          </span>
          {said && <p>{said}</p>}
          {files.length > 0 && <small className={styles.note}>{files.join(" · ")}</small>}
        </li>
      ))}
    </ol>
  );
}

interface ChangeProps extends Props {
  intent: "message" | "appeal" | "withdraw";
  title?: string;
  hint?: string;
  submit: string;
  children?: ReactNode;
}

/** One of the writer's actions, as a form of its own. */
function Change({ complaint, followed, onFollowed, intent, title, hint, submit: label, children }: ChangeProps) {
  const texts = usePageTexts(words);
  const { locale, texts: common } = useLanguage();
  const element = useRef<HTMLFormElement>(null);
  const files = useFiles();
  const { sending, note, submit, edit } = useSending({
    async send(form) {
      await files.into(form);
      return followComplaint(form, { api: browserApi, locale, texts: common }, complaint);
    },
    settle(settled) {
      if (settled.done) {
        element.current?.reset();
        files.clear();
      }
      onFollowed(settled);
    },
  });
  const refused = followed?.intent === intent && !followed.done ? followed : undefined;
  const { errors = {}, values = {} } = refused ?? {};
  useFaultFocus(element, refused);
  // As with a complaint, nothing of it is kept on the device, and the code would have to be typed again.
  const [isBegun, setIsBegun] = useState(refused !== undefined && hint !== undefined);
  useLeaveQuestion(isBegun, texts.leave);
  return (
    <form
      ref={element}
      method="post"
      encType="multipart/form-data"
      className={styles.part}
      noValidate
      aria-label={title ?? label}
      onSubmit={submit}
      onInput={() => {
        edit();
        setIsBegun(true);
      }}
      onReset={() => setIsBegun(false)}
    >
      {title && <h2>{title}</h2>}
      {children}
      <input type="hidden" name="code" value={followed?.code ?? ""} />
      <input type="hidden" name="intent" value={intent} />
      {hint && (
        <>
          <CountedWords name="text" label={texts.status.text} hint={hint} rows={4} errors={errors} values={values} />
          <FilesField sent={files} errors={errors} values={values} />
        </>
      )}
      <SendingRow submit={label} sending={sending} isQuiet={intent === "withdraw"} done={false}>
        {note ?? (Object.keys(errors).length > 0 ? undefined : refused?.message)}
      </SendingRow>
    </form>
  );
}
