import { pages } from "@setu/contract/pages";
import type { ReactNode } from "react";
import { Link } from "../../../components/link/link.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import { words } from "../texts.ts";
import { Checkbox, PasswordField, TextField } from "./fields.tsx";

interface Props {
  /** The version of the terms in force. */
  terms: number;
  password: string;
  /** Shown after the name. */
  children?: ReactNode;
}

/** The fields of a new account: name, password and consent. */
export function NewAccountFields({ terms, password, children }: Props) {
  const { register: own } = usePageTexts(words);
  return (
    <>
      <TextField name="name" label={own.name} hint={own.nameHint} autoComplete="name" />
      {children}
      <PasswordField name="password" label={password} hint={own.passwordHint} autoComplete="new-password" />
      <PasswordField name="password_confirmation" label={own.confirmation} autoComplete="new-password" />
      <Checkbox name="terms" value={String(terms)}>
        {own.accept.before}
        {/* In another tab: nothing of the form is kept, so leaving the page would lose it. */}
        <Link to={pages.terms.href()} target="_blank">
          {own.terms(terms)}
        </Link>
        {own.accept.after}
      </Checkbox>
      <Checkbox name="adult">{own.adult}</Checkbox>
    </>
  );
}
