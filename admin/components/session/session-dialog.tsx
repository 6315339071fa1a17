"use client";

import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./session.module.css";
import type { Session, SessionState } from "./session.ts";
import { wordsFor } from "./words.ts";

interface Props {
  session: Session;
  state: SessionState;
  language: string;
}

/** What is said of a session that ends, over the page, which stays as it is. */
export function SessionDialog({ session, state: { standing, endsAt, isFinal }, language }: Props) {
  const words = wordsFor(language);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [isRead, setRead] = useState(false);
  const isOver = standing !== "ending";
  const isShown = isOver || !isRead;
  useEffect(() => {
    const shown = dialog.current;
    if (!isShown) shown?.close();
    else if (shown && !shown.open) shown.showModal();
  }, [isShown]);
  const heading = { ending: words.ending, ended: words.ended, other: words.other, open: "" }[standing];
  return createPortal(
    <dialog
      ref={dialog}
      className={styles["dialog"]}
      data-over={isOver}
      aria-labelledby={title}
      // Nothing is lost by staying: it goes when it has been answered.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={title}>{heading}</h2>
      {standing === "ending" && !isFinal && (
        <>
          <p>{words.endingText(words.time(endsAt))}</p>
          <button type="button" className={styles["primary"]} onClick={() => session.renew()}>
            {words.stay}
          </button>
        </>
      )}
      {standing === "ending" && isFinal && (
        <>
          <p>{words.final(words.time(endsAt))}</p>
          <button type="button" className={styles["primary"]} onClick={() => setRead(true)}>
            {words.understood}
          </button>
        </>
      )}
      {standing === "ended" && <SignIn session={session} words={words} />}
      {standing === "other" && (
        <>
          <p>{words.otherText}</p>
          <a className={styles["primary"]} href="/admin">
            {words.reload}
          </a>
        </>
      )}
    </dialog>,
    document.body,
  );
}

function SignIn({ session, words }: { session: Session; words: ReturnType<typeof wordsFor> }) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    setBusy(true);
    const password = String(new FormData(event.currentTarget).get("password"));
    const refused = await session.signIn(password, words.unreachable);
    setProblem(refused ?? "");
    setBusy(false);
  };
  return (
    <form onSubmit={send}>
      <p>{words.endedText}</p>
      <label>
        {words.email}
        <input type="email" autoComplete="username" value={session.account.email} readOnly />
      </label>
      <label>
        {words.password}
        {/* As an attribute: the dialog looks for it when it opens, React's own would be asked before. */}
        <input
          ref={(input) => input?.setAttribute("autofocus", "")}
          type="password"
          name="password"
          autoComplete="current-password"
          required
        />
      </label>
      {problem && (
        <p role="alert" className={styles["problem"]}>
          {problem}
        </p>
      )}
      <button type="submit" className={styles["primary"]} disabled={busy}>
        {busy ? words.working : words.signIn}
      </button>
      <a href="/admin/login" target="_blank" rel="noreferrer">
        {words.otherWay}
      </a>
    </form>
  );
}
