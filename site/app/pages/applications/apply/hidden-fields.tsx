import { useContext } from "react";
import { FormTokenContext } from "../../../form-token-context.ts";
import { useTexts } from "../../../i18n/texts.ts";
import styles from "../form/application-form.module.css";

/** The form's token, and a field that only programs fill in. */
export function HiddenFields() {
  const texts = useTexts();
  const token = useContext(FormTokenContext);
  return (
    <>
      <input type="hidden" name="form_token" defaultValue={token} />
      <p className={styles.honeypot} aria-hidden="true">
        <label>
          {texts.leaveEmpty}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  );
}
