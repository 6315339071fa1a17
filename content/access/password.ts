import { dictionary } from "@zxcvbn-ts/language-common";
import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from "payload";
import { say } from "../fields/label.ts";

/** ASVS 6.2.1: at least 12 characters. ASVS 6.2.4: none of the commonly used ones. */
const minimumLength = 12;
const common = new Set(dictionary["passwords-common"].filter((word) => word.length >= minimumLength));

/** Why a password is refused; undefined when it is good enough. */
function passwordFault(password: string, req: PayloadRequest): string | undefined {
  if (password.length < minimumLength) {
    return say(req, `Use at least ${minimumLength} characters.`, "कम्तीमा १२ अक्षर राख्नुहोस्।");
  }
  if (common.has(password.toLowerCase())) {
    return say(req, "Many people use this password. Choose another one.", "यो पासवर्ड धेरैले प्रयोग गर्छन्। अर्को रोज्नुहोस्।");
  }
  return undefined;
}

function refuse(password: unknown, req: PayloadRequest): void {
  const fault = typeof password === "string" ? passwordFault(password, req) : undefined;
  if (fault) throw new ValidationError({ errors: [{ path: "password", message: fault }] }, req.t);
}

/** Payload itself accepts three characters. */
export const checkPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  refuse(data?.password, req);
  return data;
};

/** A reset shows the hook above an account without the new password. */
export const checkResetPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === "resetPassword") refuse((args as { data?: { password?: unknown } }).data?.password, req);
};
