import { pages } from "@setu/contract/pages";
import { More } from "../../components/more/more.tsx";
import { usePageTexts, useTexts } from "../../i18n/texts.ts";
import { words } from "./texts.ts";

/** Says what visitors can do while nobody can register. */
export function WithoutRegistration({ accounts }: { accounts: "members" | "closed" }) {
  const { register, login } = usePageTexts(words);
  const { contactUs } = useTexts();
  return (
    <>
      <p>{register.closed[accounts].text}</p>
      <div>
        {accounts === "members" && (
          <p>
            <More to={pages.login.href()}>{login.submit}</More>
          </p>
        )}
        <p>
          <More to={pages.home.href({}, "#contact")}>{contactUs}</More>
        </p>
      </div>
    </>
  );
}
