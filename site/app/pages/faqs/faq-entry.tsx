import type { Faq } from "@setu/contract/faqs/faqs";
import { pages } from "@setu/contract/pages";
import { Link } from "../../components/link/link.tsx";
import { Marked } from "../../components/marked/marked.tsx";
import { OtherLanguageNote } from "../../components/other-language/other-language.tsx";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import { usePageTexts } from "../../i18n/texts.ts";
import layout from "../../layout/section.module.css";
import styles from "./faq-entry.module.css";
import { Helpful } from "./helpful.tsx";
import type { Feedback } from "./send-feedback.ts";
import { faqHash, words } from "./texts.ts";

interface Props {
  faq: Faq;
  marks?: readonly string[] | undefined;
  isOpen: boolean;
  /** The answer to a form that was sent without JavaScript. */
  posted: Feedback | undefined;
  /** The address of the filtered page, to return to. */
  address: string;
}

/** A question that opens to its answer. Its address names an element inside it, so that browsers open it. */
export function FaqEntry({ faq, marks, isOpen, posted, address }: Props) {
  const texts = usePageTexts(words);
  const { id, question, answer, service, locale } = faq;
  const hash = faqHash(id);
  return (
    <details className={styles.entry} open={isOpen || undefined}>
      <summary>
        <h3 lang={locale.served}>
          <Marked text={question} marks={marks} />
        </h3>
      </summary>
      <div id={hash.slice(1)} className={styles.answer}>
        <OtherLanguageNote locale={locale} />
        <div lang={locale.served}>
          <RichText value={answer} headingLevel={4} />
        </div>
        <p className={styles.links}>
          {service && (
            <Link to={pages.service.href({ id: service.id })} lang={service.locale.served}>
              {service.name}
            </Link>
          )}
          <a href={hash}>
            {texts.link}
            <span className={layout.unseen}>{texts.about(question)}</span>
          </a>
        </p>
        <Helpful faq={faq} posted={posted} address={address + hash} />
      </div>
    </details>
  );
}
