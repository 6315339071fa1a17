import { messageReference } from "@setu/content/enquiries/message-reference";
import type { UIFieldServerProps } from "payload";
import { languageOf } from "../shared/language.ts";
import { words } from "./words.ts";

/** Beside a question that was made of a message: which one, and that its sender still waits for the answer. */
export function FaqOrigin({ data, i18n, user }: UIFieldServerProps) {
  const message = Number(data?.["message"] ?? 0);
  if (!message) return null;
  const texts = words[languageOf(i18n)];
  const reference = messageReference(message);
  const mayRead = user?.role === "owner" || user?.role === "enquiries";
  return (
    <p className="faq-origin">
      {mayRead ? (
        <a href={`/admin/collections/contact-messages/${message}`}>{texts.madeOf(reference)}</a>
      ) : (
        texts.madeOf(reference)
      )}{" "}
      {texts.sender[data?.["_status"] === "published" ? "published" : "draft"]}
    </p>
  );
}
