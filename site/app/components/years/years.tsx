import { useLanguage } from "../../i18n/texts.ts";
import { inBothCalendars } from "../../text/calendars.ts";
import styles from "./years.module.css";

/** A span of years in one line: "2019–2027", "वि.सं. २०७५–२०८४ (सन् २०१९–२०२७)". Each calendar's years stay together. */
export function Years({ years }: { years: { ad_text: string; bs_text: string } }) {
  const { locale } = useLanguage();
  const [first, second] = inBothCalendars(years, locale);
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
