import type { Discussion, Post } from "@setu/contract/forum/forum";
import { useEffect, useState } from "react";
import { keptWordsPrefix } from "../../../members/kept-words.ts";
import { dropStored, readKept, writeStored } from "../../../storage.ts";
import { keptReply, type Quoted } from "./reply-form.tsx";

const keptMs = 30 * 24 * 3600_000;

interface Kept {
  at: number;
  /** The id of the quoted post. */
  post: number;
  text: string;
}

const postsOf = ({ question, accepted, replies }: Discussion): Post[] => [
  question,
  ...(accepted ? [accepted] : []),
  ...replies,
];

/** The quote of an unsent reply. Like the reply's text it is kept on this device, and is there again after a reload. */
export function useKeptQuote(
  discussion: Discussion,
): [quoted: Quoted | undefined, quote: (quoted: Quoted | undefined) => void] {
  const { id } = discussion.question;
  const key = `${keptWordsPrefix}${keptReply(id)}.quote`;
  const [quoted, setQuoted] = useState<Quoted & { in: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each discussion, whatever is loaded of it later
  useEffect(() => {
    const kept = readKept<Kept>(key, keptMs);
    const post = kept && postsOf(discussion).find((one) => one.id === kept.post);
    setQuoted(post && kept && { in: id, post, text: kept.text });
  }, [key]);
  const quote = (next: Quoted | undefined) => {
    setQuoted(next && { in: id, ...next });
    const kept: Kept | undefined = next && { at: Date.now(), post: next.post.id, text: next.text };
    if (kept) writeStored(key, JSON.stringify(kept));
    else dropStored(key);
  };
  return [quoted?.in === id ? quoted : undefined, quote];
}
