import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import type { OpenSession } from "@setu/contract/members/account";
import type { CalendarDate } from "@setu/contract/shapes/calendar-date";
import { useEffect, useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import form from "../../../components/form/form.module.css";
import { useResultFocus } from "../../../components/form/use-result-focus.ts";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { textIn } from "../../../sending/posted-form.ts";
import { PasswordField } from "../form/fields.tsx";
import { MemberForm } from "../form/member-form.tsx";
import { memberOutcomeOf, type Outcome } from "../form/outcome.ts";
import styles from "../members-page.module.css";
import { words } from "../texts.ts";
import { Part, type PartProps } from "./part.tsx";

/** The devices on which the member is signed in, and buttons that end their sessions. */
export function DevicesPart({ session }: PartProps) {
  const texts = usePageTexts(words);
  const { locale, texts: common } = useLanguage();
  const { profile } = texts;
  const [open, setOpen] = useState<OpenSession[]>([]);
  const [asked, setAsked] = useState(0);
  const [said, setSaid] = useState<string>();
  const status = useResultFocus<HTMLParagraphElement>(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloaded after a session was ended
  useEffect(() => {
    let isOver = false;
    browserApi
      .sessions({ locale, session })
      .then(({ data }) => !isOver && setOpen(data.items))
      .catch(console.warn);
    return () => {
      isOver = true;
    };
  }, [locale, session, asked]);
  const end = (id: string | undefined) => (sent: FormData) =>
    memberOutcomeOf(sent, common, async () => {
      const body = { password: textIn(sent, "password"), ...(id && { session: id }) };
      const ended = await browserApi.endSessions({ locale, session, body });
      setAsked((count) => count + 1);
      setSaid(ended.message);
      return ended;
    });
  const others = open.filter(({ current }) => !current);
  return (
    <Part title={profile.devices}>
      <p ref={status} role="status" tabIndex={-1}>
        {said}
      </p>
      <ul className={styles.devices}>
        {open.map((one) => (
          <Device key={one.id} session={one} end={end(one.id)} />
        ))}
      </ul>
      {others.length > 1 && (
        <details className={form.fold}>
          <summary>{profile.endOthers}</summary>
          <MemberForm submit={profile.endOthers} quiet send={end(undefined)}>
            <PasswordField name="password" label={texts.password} autoComplete="current-password" />
          </MemberForm>
        </details>
      )}
    </Part>
  );
}

function Device({ session, end }: { session: OpenSession; end: (sent: FormData) => Promise<Outcome> }) {
  const texts = usePageTexts(words);
  const { locale } = useLanguage();
  const { profile } = texts;
  const { device, since, used, current } = session;
  const day = (date: CalendarDate) => inBothCalendars(date, locale)[0];
  return (
    <li>
      <span>
        {device || profile.device}
        {current && ` (${profile.thisOne})`}
      </span>
      <small>{profile.used(day(since), day(used))}</small>
      {!current && (
        <details className={form.fold}>
          <summary>{profile.endThis}</summary>
          <MemberForm submit={profile.endThis} quiet send={end}>
            <PasswordField name="password" label={texts.password} autoComplete="current-password" />
          </MemberForm>
        </details>
      )}
    </li>
  );
}
