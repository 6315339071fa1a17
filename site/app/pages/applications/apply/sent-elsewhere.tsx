import { localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import { useResultFocus } from "../../../components/form/use-result-focus.ts";
import { More } from "../../../components/more/more.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import message from "../../../layout/message.module.css";
import split from "../../../layout/split.module.css";
import styles from "../form/application-form.module.css";
import { words } from "../form/texts.ts";
import page from "./application-page.module.css";
import { receiptAddress } from "./send-application.ts";

interface Props {
  receipt: string;
  vacancy: number;
}

/** Replaces the form when another tab has sent its content: sending it from here too would make two applications. */
export function SentElsewhere({ receipt, vacancy }: Props) {
  const texts = usePageTexts(words);
  const { locale } = useLanguage();
  const said = useResultFocus<HTMLParagraphElement>(receipt);
  return (
    <div className={`${split.ruled} ${page.sent}`}>
      <p ref={said} tabIndex={-1} className={message.outcome} role="status" data-done="true">
        {texts.sentElsewhere}
      </p>
      <More to={receiptAddress({ receipt })}>{texts.seeSent}</More>
      {/* Reloads the page: for the router it is the one that is shown already. */}
      <a className={styles.plain} href={localizedPath(pages.apply.href({ id: vacancy }), locale)}>
        {texts.another}
      </a>
    </div>
  );
}
