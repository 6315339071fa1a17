import { dictionary } from "@zxcvbn-ts/language-common";
import { type CollectionBeforeValidateHook, ValidationError } from "payload";

/** ASVS 6.2.1: at least 12 characters. ASVS 6.2.4: none of the commonly used ones. */
const minimumLength = 12;
const common = new Set(dictionary["passwords-common"].filter((word) => word.length >= minimumLength));

/** Why a password is refused; undefined when it is good enough. */
function passwordFault(password: string): string | undefined {
  if (password.length < minimumLength) return `Use at least ${minimumLength} characters.`;
  if (common.has(password.toLowerCase())) return "Many people use this password. Choose another one.";
  return undefined;
}

/** Payload itself accepts three characters. */
export const checkPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  const fault = typeof data?.password === "string" ? passwordFault(data.password) : undefined;
  if (fault) throw new ValidationError({ errors: [{ path: "password", message: fault }] }, req.t);
  return data;
};
