import { textIn } from "../../../sending/posted-form.ts";

/** The values typed into `NewAccountFields`. */
export const newAccountIn = (form: FormData) => ({
  name: textIn(form, "name"),
  password: textIn(form, "password"),
  password_confirmation: textIn(form, "password_confirmation"),
  terms: Number(textIn(form, "terms") || 0),
  adult: form.has("adult"),
});
