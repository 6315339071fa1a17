"use client";

import { clockText } from "@setu/content/calendar/clock";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { ModalDialog } from "../shared/modal-dialog.tsx";
import parts from "../shared/parts.module.css";
import { Problem } from "../shared/problem.tsx";
import { useLanguage, useTexts } from "../shared/use-language.ts";
import styles from "./session.module.css";
import type { Session, SessionState } from "./session.ts";
import { words } from "./words.ts";

interface Props {
  session: Session;
  state: SessionState;
}

/** Announces that the session is about to end, or has ended. The page below does not change. */
export function SessionDialog({ session, state: { standing, endsAt, isFinal } }: Props) {
  const texts = useTexts(words);
  const time = clockText(new Date(endsAt), useLanguage());
  const heading = useId();
  const [isRead, setRead] = useState(false);
  const isOver = standing !== "ending";
  return (
    <ModalDialog
      isOpen={isOver || !isRead}
      className={styles["session"] ?? ""}
      data-over={isOver}
      aria-labelledby={heading}
      // It closes when the user has answered, not on Escape.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={heading}>{{ ending: texts.ending, ended: texts.ended, other: texts.other, open: "" }[standing]}</h2>
      {standing === "ending" && !isFinal && (
        <Notice text={texts.endingText(time)}>
          <button type="button" className={`${parts["primary"]} ${parts["large"]}`} onClick={() => session.renew()}>
            {texts.stay}
          </button>
        </Notice>
      )}
      {standing === "ending" && isFinal && (
        <Notice text={texts.final(time)}>
          <button type="button" className={`${parts["primary"]} ${parts["large"]}`} onClick={() => setRead(true)}>
            {texts.understood}
          </button>
        </Notice>
      )}
      {standing === "ended" && <SignIn session={session} />}
      {standing === "other" && (
        <Notice text={texts.otherText}>
          <a className={`${parts["primary"]} ${parts["large"]}`} href="/admin">
            {texts.reload}
          </a>
        </Notice>
      )}
    </ModalDialog>
  );
}

const Notice = ({ text, children }: { text: string; children: ReactNode }) => (
  <>
    <p>{text}</p>
    {children}
  </>
);

function SignIn({ session }: Pick<Props, "session">) {
  const texts = useTexts(words);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    setBusy(true);
    const password = String(new FormData(event.currentTarget).get("password"));
    const refusal = await session.signIn(password, texts.unreachable);
    setProblem(refusal ?? "");
    setBusy(false);
  };
  return (
    <form className={parts["fields"] ?? ""} onSubmit={send}>
      <p>{texts.endedText}</p>
      <label>
        {texts.email}
        <input type="email" autoComplete="username" value={session.account.email} readOnly />
      </label>
      <label>
        {texts.password}
        {/* As an attribute, which the dialog obeys when it opens. React's own prop focuses before that. */}
        <input
          ref={(input) => input?.setAttribute("autofocus", "")}
          type="password"
          name="password"
          autoComplete="current-password"
          required
        />
      </label>
      <Problem text={problem} />
      <button type="submit" className={`${parts["primary"]} ${parts["large"]}`} disabled={busy}>
        {busy ? texts.working : texts.signIn}
      </button>
      <a href="/admin/login" target="_blank" rel="noreferrer">
        {texts.otherWay}
      </a>
    </form>
  );
}
