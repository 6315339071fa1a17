import type { PrivateCallName, PrivateCalls } from "@setu/contract/calls/private-calls";
import type { Jobs } from "../jobs.ts";
import type { Traces } from "../retention/traces.ts";
import type { Belongings } from "./belongings.ts";
import { deleteAccount, exportAccount } from "./leave.ts";
import {
  authenticatedUser,
  cancelEmail,
  changeAccount,
  changeEmail,
  changePassword,
  confirmEmail,
  emailLink,
  endSessions,
  myAccount,
  openSessions,
  undoEmail,
  undoLink,
} from "./my-account.ts";
import { isFailedSignIn, LoginAlarm, tellOfFlood } from "./passwords/login-alarm.ts";
import { declineRegistration, register, registrationLink, verifyEmail } from "./register.ts";
import { requestReset, resetLink, resetPassword } from "./reset-password.ts";
import { login, logout, type Site } from "./sign-in.ts";

type MemberCallName = Extract<
  PrivateCallName,
  | "login"
  | "authenticatedUser"
  | "logout"
  | "register"
  | "registrationLink"
  | "verifyEmail"
  | "declineRegistration"
  | "forgotPassword"
  | "resetLink"
  | "resetPassword"
  | "myAccount"
  | "changeAccount"
  | "changeEmail"
  | "cancelEmail"
  | "emailLink"
  | "confirmEmail"
  | "undoLink"
  | "undoEmail"
  | "changePassword"
  | "sessions"
  | "endSessions"
  | "exportAccount"
  | "deleteAccount"
>;

/** The calls of members, and of people who register. */
export function memberCallsOf(
  site: Site & { traces: Traces; belongings: Belongings },
  jobs: Jobs,
  andMails: <Answer>(stored: Promise<Answer>) => Promise<Answer>,
): Pick<PrivateCalls, MemberCallName> {
  const alarm = new LoginAlarm();
  return {
    async login(asked) {
      try {
        return await login(site, asked);
      } catch (error) {
        if (isFailedSignIn(error) && alarm.fails()) {
          jobs.later(() => tellOfFlood(site.payload), "Owners could not be told of a flood of failed sign-ins.");
        }
        throw error;
      }
    },
    authenticatedUser: async (asked) => ({ data: await authenticatedUser(site, asked) }),
    logout: (asked) => logout(site, asked),
    register: (asked) => andMails(register(site, asked)),
    registrationLink: async ({ link }) => ({ data: await registrationLink(site, link) }),
    verifyEmail: (asked) => verifyEmail(site, asked),
    declineRegistration: (asked) => declineRegistration(site, asked),
    forgotPassword: (asked) => requestReset(site, asked),
    resetLink: async ({ link }) => ({ data: await resetLink(site, link) }),
    resetPassword: (asked) => andMails(resetPassword(site, asked)),
    myAccount: async (asked) => ({ data: await myAccount(site, asked) }),
    changeAccount: (asked) => changeAccount(site, asked),
    changeEmail: (asked) => andMails(changeEmail(site, asked)),
    cancelEmail: (asked) => cancelEmail(site, asked),
    emailLink: async ({ link }) => ({ data: await emailLink(site, link) }),
    confirmEmail: (asked) => andMails(confirmEmail(site, asked)),
    undoLink: async ({ link }) => ({ data: await undoLink(site, link) }),
    undoEmail: (asked) => undoEmail(site, asked),
    changePassword: (asked) => andMails(changePassword(site, asked)),
    sessions: async (asked) => ({ data: { items: await openSessions(site, asked) } }),
    endSessions: (asked) => endSessions(site, asked),
    exportAccount: async (asked) => ({ data: await exportAccount(site, asked) }),
    deleteAccount: (asked) => deleteAccount(site, asked),
  };
}
