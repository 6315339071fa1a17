"use client";

import { Button } from "@payloadcms/ui";
import type { StoredPost } from "@setu/content/forum/stored-post";
import { type FormEvent, useEffect, useId, useRef } from "react";
import type { Language } from "../shared/language.ts";
import { useItemCall } from "../shared/use-item-call.ts";
import { useKeptText } from "../shared/use-kept-text.ts";
import { reasonTemplates, words } from "./words.ts";

interface Props {
  post: Pick<StoredPost, "id" | "kind" | "state" | "staff" | "moves" | "closed" | "lang" | "category">;
  flags: number;
  /** The categories that a question can be moved to. */
  categories: readonly { id: number; name: string }[];
  /** The decision that a moderator may take about a reply in the asker's place; undefined if there is none. */
  acceptance: Acceptance | undefined;
  language: Language;
}
interface Acceptance {
  question: number;
  isAccepted: boolean;
}

/** A post's state, and the buttons that change it. */
export function PostMoves(props: Props) {
  const { post, language } = props;
  const texts = words[language];
  const state = useRef<HTMLParagraphElement>(null);
  const moves = useRef(post.moves);
  useEffect(() => {
    if (moves.current === post.moves) return;
    moves.current = post.moves;
    // The button that had the focus is gone.
    state.current?.focus();
  }, [post.moves]);
  return (
    <section aria-labelledby="forum-state">
      <h2 id="forum-state">{texts.state}</h2>
      <p ref={state} tabIndex={-1}>
        <span className="inbox-state" data-state={post.state}>
          {texts.states[post.state]}
        </span>
      </p>
      <Buttons key={post.moves} {...props} />
    </section>
  );
}

/** The buttons that change a post. */
function Buttons({ post, flags, categories, acceptance, language }: Props) {
  const texts = words[language];
  const { busy, call } = useItemCall(`forum-posts/${post.id}`, texts.failed);
  const { state } = post;
  return (
    <>
      {state !== "public" && (
        <div className="inbox-moves">
          <Button disabled={busy} onClick={() => call("approve", { seen: post.moves })}>
            {texts.approve}
          </Button>
        </div>
      )}
      {flags > 0 && (
        <div className="inbox-moves">
          <Button buttonStyle="secondary" size="small" disabled={busy} onClick={() => call("keep", {})}>
            {texts.keep}
          </Button>
        </div>
      )}
      {state === "held" && <Reasoned post={post} name="refuse" label={texts.refuse} language={language} />}
      {state === "public" && <Reasoned post={post} name="hide" label={texts.hide} language={language} />}
      {post.kind === "question" && post.closed && (
        <div className="inbox-moves">
          <Button buttonStyle="secondary" size="small" disabled={busy} onClick={() => call("close", { reason: "" })}>
            {texts.open}
          </Button>
        </div>
      )}
      {post.kind === "question" && state === "public" && !post.closed && (
        <Reasoned post={post} name="close" label={texts.close} language={language} />
      )}
      {acceptance && <AcceptFor post={post} acceptance={acceptance} language={language} />}
      {post.kind === "question" && <Move post={post} categories={categories} language={language} />}
      {(state === "held" || state === "public") && !post.staff && <Spam post={post} language={language} />}
    </>
  );
}

type Part = Pick<Props, "post" | "language">;

/** Says in the asker's place that a reply has solved the question, or that it has not. */
function AcceptFor({ post, acceptance: { question, isAccepted }, language }: Part & { acceptance: Acceptance }) {
  const texts = words[language];
  const { busy, call } = useItemCall(`forum-posts/${question}`, texts.failed);
  return (
    <div className="inbox-moves">
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={busy}
        onClick={() => call("accept", { reply: isAccepted ? null : post.id })}
      >
        {isAccepted ? texts.unaccept : texts.accept}
      </Button>
    </div>
  );
}

/** Moves a question to another category. */
function Move({ post, categories, language }: Part & Pick<Props, "categories">) {
  const texts = words[language];
  const { busy, call } = useItemCall(`forum-posts/${post.id}`, texts.failed);
  return (
    <details>
      <summary>{texts.move}</summary>
      <form
        className="inbox-note-form"
        onSubmit={(event) => {
          event.preventDefault();
          const category = Number(new FormData(event.currentTarget).get("category"));
          if (!busy) void call("move", { category });
        }}
      >
        <label>
          {texts.category}
          <select name="category" defaultValue={post.category ?? ""}>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" buttonStyle="secondary" disabled={busy}>
          {texts.move}
        </Button>
      </form>
    </details>
  );
}

/** Takes down everything of an author who advertises, after one more press. */
function Spam({ post, language }: Part) {
  const texts = words[language];
  const { busy, call } = useItemCall(`forum-posts/${post.id}`, texts.failed);
  return (
    <details>
      <summary>{texts.spam}</summary>
      <p>{texts.spamNote}</p>
      <Button buttonStyle="secondary" disabled={busy} onClick={() => call("spam", {})}>
        {texts.spamSure}
      </Button>
    </details>
  );
}

interface ReasonedProps extends Part {
  name: "refuse" | "hide" | "close";
  label: string;
}

/** A form for an action that needs a reason, in the language of the post. */
function Reasoned({ post, name, label, language }: ReasonedProps) {
  const texts = words[language];
  const { busy, call } = useItemCall(`forum-posts/${post.id}`, texts.failed);
  const reason = useKeptText(`forum-${name}:${post.id}`, "");
  const note = useId();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy && (await call(name, { reason: reason.value }))) reason.forget();
  };
  return (
    <details>
      <summary>{label}</summary>
      <form className="inbox-note-form" onSubmit={submit}>
        <label>
          {texts.choose}
          <select value="" onChange={({ target }) => reason.change(target.value)}>
            <option value="" />
            {reasonTemplates[post.lang].map((each) => (
              <option key={each} value={each} lang={post.lang}>
                {each}
              </option>
            ))}
          </select>
        </label>
        <label>
          {texts.reason}
          <textarea
            rows={3}
            required
            maxLength={1000}
            lang={post.lang}
            aria-describedby={note}
            value={reason.value}
            onChange={({ currentTarget }) => reason.change(currentTarget.value)}
          />
        </label>
        <small id={note}>{name === "close" ? texts.closeNote : texts.reasonNote}</small>
        <Button type="submit" buttonStyle="secondary" disabled={busy}>
          {label}
        </Button>
      </form>
    </details>
  );
}
