import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import type { ComparedLine, LegalVersion } from "@setu/contract/legal";
import { Form } from "react-router";
import { inOrder } from "../../components/in-order/in-order.tsx";
import { More } from "../../components/more/more.tsx";
import { Opening } from "../../components/opening/opening.tsx";
import { useLanguage, usePageTexts } from "../../i18n/texts.ts";
import section from "../../layout/section.module.css";
import { usePageData } from "../../page-data.ts";
import { legalAddresses } from "./addresses.ts";
import styles from "./changes-page.module.css";
import type { ChangesPageData } from "./load-legal.ts";
import { words } from "./texts.ts";

/** The additions to a legal text and the removals from it between two versions. */
export function ChangesPage() {
  const { comparison } = usePageData<ChangesPageData>();
  const { kind, name, from, to, versions, lines, locale } = comparison;
  const texts = usePageTexts(words);
  const isSame = lines.every(({ parts }) => parts.every(({ change }) => change === "same"));
  const { text } = legalAddresses[kind];
  return (
    <article>
      <Opening title={texts.changesTitle(name)} lead={texts.changesLead(from.number, to.number)} locale={locale} />
      <div className={styles.page}>
        <Form className={styles.choice}>
          <Choice name="from" label={texts.compare} versions={versions.slice(1)} chosen={from.number} />
          <Choice name="to" label={texts.with} versions={versions.slice(0, -1)} chosen={to.number} />
          <button type="submit">{texts.compare}</button>
        </Form>
        {to.changes && <p className={styles.summary}>{to.changes}</p>}
        <p className={styles.key}>{isSame ? texts.noDifference : texts.key}</p>
        <div className={styles.text} lang={locale.served}>
          {inOrder(lines, (line) => (
            <Line line={line} />
          ))}
        </div>
        <More to={text(to.state === "inForce" ? {} : { version: to.number })}>{texts.wholeText}</More>
      </div>
    </article>
  );
}

interface ChoiceProps {
  name: "from" | "to";
  label: string;
  versions: LegalVersion[];
  chosen: number;
}

function Choice({ name, label, versions, chosen }: ChoiceProps) {
  const texts = usePageTexts(words);
  const { locale } = useLanguage();
  return (
    <label>
      <span>{label}</span>
      <select key={chosen} name={name} defaultValue={chosen}>
        {versions.map(({ number, in_force }) => (
          <option key={number} value={number}>
            {texts.version(number)}, {inBothCalendars(in_force, locale)[0]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Screen readers do not announce insertions and deletions by themselves: visually hidden words do. */
function Line({ line: { kind, parts } }: { line: ComparedLine }) {
  const texts = usePageTexts(words);
  const Element = ({ heading: "h2", paragraph: "p", item: "p" } as const)[kind];
  return (
    <Element className={kind === "item" ? styles.item : undefined}>
      {inOrder(parts, ({ text, change }) => {
        if (change === "same") return text;
        const Change = change === "added" ? "ins" : "del";
        return (
          <Change>
            <span className={section.unseen}>{texts[change]}</span>
            {text}
            <span className={section.unseen}>{texts.end}</span>
          </Change>
        );
      })}
    </Element>
  );
}
