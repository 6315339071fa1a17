import { useContext } from "react";
import { FormTokenContext } from "../../form-token-context.ts";
import { useTexts } from "../../i18n/texts.ts";
import layout from "../../layout/section.module.css";

/** The hidden fields of a form that visitors send. */
export const HiddenFields = () => (
  <>
    <FormToken />
    <Honeypot />
  </>
);

/** The form's token. */
export function FormToken() {
  const token = useContext(FormTokenContext);
  return <input type="hidden" name="form_token" defaultValue={token} />;
}

/** A field that only bots fill in. */
export function Honeypot() {
  const { leaveEmpty } = useTexts();
  return (
    <p className={layout.unseen} aria-hidden="true">
      <label>
        {leaveEmpty}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
