import { messageReference } from "@setu/content/enquiries/message-reference";
import type { UIFieldServerProps } from "payload";
import { languageOf } from "../shared/language.ts";
import { words } from "./words.ts";

/** Beside a question that was made of a message: which one, and whether its sender still waits for the answer. */
export async function FaqOrigin({ data, i18n, payload, user }: UIFieldServerProps) {
  const message = Number(data?.["message"] ?? 0);
  if (!message) return null;
  const { awaitedAnswer } = await import(/* turbopackIgnore: true */ "@setu/content/enquiries/inbox/awaited-answer");
  const awaited = await awaitedAnswer(payload, message);
  const texts = words[languageOf(i18n)];
  const madeOf = texts.madeOf(messageReference(message));
  if (!awaited) return <p className="faq-origin">{madeOf}</p>;
  return (
    <p className="faq-origin">
      {user?.role === "owner" ? <a href={`/admin/collections/contact-messages/${message}`}>{madeOf}</a> : madeOf}{" "}
      {texts.sender[awaited]}
    </p>
  );
}
