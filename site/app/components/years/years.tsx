import { lasting } from "@setu/contract/calendar/lasting";
import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import { useLanguage } from "../../i18n/texts.ts";
import styles from "./years.module.css";

/**
 * A span of years in one line: "2019–2027", "वि.सं. २०७५–२०८४ (सन् २०१९–२०२७)", "वि.सं. २०७९ (सन् २०२३) देखि हालसम्म". Each calendar's
 * years stay together.
 */
export function Years({ years }: { years: { ad_text: string; bs_text: string } }) {
  const { locale } = useLanguage();
  const [first, second] = inBothCalendars(years, locale);
  if (second && first.endsWith(lasting) && second.endsWith(lasting)) {
    const [from, also] = [first, second].map((span) => span.slice(0, -lasting.length));
    return (
      <>
        <span className={styles.span}>
          {from} ({also})
        </span>{" "}
        <span className={styles.span}>{lasting.trim()}</span>
      </>
    );
  }
  return (
    <>
      <span className={styles.span}>{first}</span>
      {locale === "ne" && second && (
        <>
          {" "}
          <span className={styles.span}>({second})</span>
        </>
      )}
    </>
  );
}
