import { pages } from "@setu/contract/pages";
import { More } from "../../../components/more/more.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import { useSessionToken } from "../../../members/use-member.ts";
import { useRegistration } from "../../../shell/use-registration.ts";
import { Said } from "../said.tsx";
import { words as memberWords } from "../texts.ts";
import { WithoutRegistration } from "../without-registration.tsx";
import { words } from "./texts.ts";

interface Props {
  link: "cut" | "expired" | "used";
  /** Whether it ended while its form was open: the text takes the form's place, and the focus. */
  isNews: boolean;
}

/** What to do after a link that opens no form any more. */
export function EndedLink({ link, isNews }: Props) {
  const texts = usePageTexts(words);
  const { login, verify } = usePageTexts(memberWords);
  const canRegister = useRegistration();
  const isSignedIn = Boolean(useSessionToken());
  const isUsed = link === "used";
  if (!isUsed && !canRegister) return <WithoutRegistration accounts="members" />;
  const text = isUsed && isSignedIn ? texts.signedIn : texts.ended[link].text;
  return (
    <>
      {isNews ? <Said message={text} /> : <p>{text}</p>}
      <div>
        {!isUsed && <More to={pages.register.href()}>{texts.again}</More>}
        {isUsed && isSignedIn && <More to={pages.profile.href()}>{verify.welcome}</More>}
        {isUsed && !isSignedIn && <More to={pages.login.href()}>{login.submit}</More>}
      </div>
    </>
  );
}
