import { pages } from "@setu/contract/pages";
import { usePageTexts } from "../../../i18n/texts.ts";
import { useSessionToken } from "../../../members/use-member.ts";
import { useRegistration } from "../../../shell/use-registration.ts";
import { EndedLink, type WayOn } from "../linked/ended-link.tsx";
import { words } from "../linked/texts.ts";
import { words as memberWords } from "../texts.ts";
import { WithoutRegistration } from "../without-registration.tsx";

interface Props {
  link: "cut" | "expired" | "used";
  isNews: boolean;
}

/** Says what to do after a registration's link that no longer opens a form. */
export function EndedRegistration({ link, isNews }: Props) {
  const { verify: ended } = usePageTexts(words);
  const { login, verify } = usePageTexts(memberWords);
  const canRegister = useRegistration();
  const isSignedIn = Boolean(useSessionToken());
  let wayOn: WayOn = { text: ended[link], label: ended.again, to: pages.register.href() };
  if (link === "used") {
    wayOn = isSignedIn
      ? { text: ended.signedIn, label: verify.welcome, to: pages.profile.href() }
      : { text: ended.used, label: login.submit, to: pages.login.href() };
  } else if (!canRegister) return <WithoutRegistration accounts="members" />;
  return <EndedLink wayOn={wayOn} isNews={isNews} />;
}
