"use client";

import { Button } from "@payloadcms/ui";
import type { OpenMessage } from "@setu/content/enquiries/inbox/read-inbox";
import type { Language } from "../shared/language.ts";
import { useItemCall } from "../shared/use-item-call.ts";
import { words } from "./words.ts";

interface Props {
  id: number;
  /** The question created from the message. */
  faq: OpenMessage["faq"];
  mayEdit: boolean;
  language: Language;
}

/** Creates a frequently asked question from a message, or links to the one created from it. */
export function MessageFaq({ id, faq, mayEdit, language }: Props) {
  const texts = words[language];
  const { busy, call } = useItemCall(`contact-messages/${id}`, texts.failed);
  return (
    <section aria-labelledby="inbox-faq">
      <h2 id="inbox-faq">{texts.faq}</h2>
      {faq ? (
        <>
          <p>{mayEdit ? <a href={`/admin/collections/faqs/${faq.id}`}>{faq.question}</a> : faq.question}</p>
          <p>{faq.address ? <a href={faq.address}>{texts.faqPublic}</a> : texts.faqDraft}</p>
        </>
      ) : (
        <>
          <p id="inbox-faq-note">{texts.makeFaqNote}</p>
          <div className="inbox-moves">
            <Button
              buttonStyle="secondary"
              size="small"
              disabled={busy}
              aria-describedby="inbox-faq-note"
              onClick={() => call("faq", {})}
            >
              {texts.makeFaq}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
