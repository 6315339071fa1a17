import { z } from "zod";
import { Subscription, SubscriptionRequest } from "../alerts.ts";
import {
  ApplicationAccepted,
  ApplicationChange,
  ApplicationRequest,
  LinkRequest,
  MyApplication,
} from "../applications.ts";
import { ComplaintAccepted, ComplaintChange, ComplaintRequest, MyComplaint } from "../complaints/complaints.ts";
import { ContactRequest, FormToken } from "../enquiries/enquiries.ts";
import { FaqFeedback } from "../faqs/faqs.ts";
import {
  AcceptRequest,
  FlagRequest,
  FollowRequest,
  MailsRequest,
  MyDiscussion,
  MyForum,
  PostChange,
  PostSent,
  QuestionRequest,
  ReplyRequest,
  StopMailsRequest,
} from "../forum/forum.ts";
import {
  AccountChange,
  AccountEnd,
  AccountExport,
  AuthenticatedUser,
  EmailChange,
  ForgotRequest,
  LinkOnly,
  LoginRequest,
  MailedLink,
  MyAccount,
  OpenSession,
  PasswordAgain,
  PasswordChange,
  RegisterRequest,
  RegistrationLink,
  ResetRequest,
  Session,
  SessionsEnd,
  VerifyRequest,
} from "../members/account.ts";
import type { PrivateCallName, PrivateCalls } from "./private-calls.ts";

type Asked<Name extends PrivateCallName> = Parameters<PrivateCalls[Name]>[0];
interface Schemas<Name extends PrivateCallName> {
  body: Asked<Name> extends { body: infer Body } ? z.ZodType<Body> : undefined;
  /** The whole answer except `error`; a field that is not named here is not sent. */
  answer: z.ZodType<Awaited<ReturnType<PrivateCalls[Name]>>>;
}

const told = z.object({ message: z.string() });
const application = z.object({ data: MyApplication });
const sent = told.extend({ data: PostSent });
const entered = told.extend({ data: Session });

/** The request and answer of each call: the server checks both. */
export const privateCallSchemas: { [Name in PrivateCallName]: Schemas<Name> } = {
  formToken: { body: undefined, answer: z.object({ data: FormToken }) },
  contact: { body: ContactRequest, answer: told },
  faqFeedback: { body: FaqFeedback, answer: told },
  complain: { body: ComplaintRequest, answer: ComplaintAccepted },
  myComplaint: { body: undefined, answer: z.object({ data: MyComplaint }) },
  changeComplaint: { body: ComplaintChange, answer: told.extend({ data: MyComplaint }) },
  apply: { body: ApplicationRequest, answer: ApplicationAccepted },
  requestLink: { body: LinkRequest, answer: told },
  myApplication: { body: undefined, answer: application },
  changeApplication: { body: ApplicationChange, answer: application },
  withdrawApplication: { body: undefined, answer: z.object({ data: z.object({}) }) },
  subscribe: { body: SubscriptionRequest, answer: told },
  mySubscription: { body: undefined, answer: z.object({ data: Subscription }) },
  confirmSubscription: { body: undefined, answer: told },
  stopSubscription: { body: undefined, answer: told },
  login: { body: LoginRequest, answer: entered },
  authenticatedUser: { body: undefined, answer: z.object({ data: AuthenticatedUser }) },
  logout: { body: undefined, answer: told },
  register: { body: RegisterRequest, answer: told },
  registrationLink: { body: undefined, answer: z.object({ data: RegistrationLink }) },
  verifyEmail: { body: VerifyRequest, answer: entered },
  declineRegistration: { body: LinkOnly, answer: told },
  forgotPassword: { body: ForgotRequest, answer: told },
  resetLink: { body: undefined, answer: z.object({ data: MailedLink }) },
  resetPassword: { body: ResetRequest, answer: told },
  myAccount: { body: undefined, answer: z.object({ data: MyAccount }) },
  changeAccount: { body: AccountChange, answer: told.extend({ data: MyAccount }) },
  deleteAccount: { body: AccountEnd, answer: told },
  changeEmail: { body: EmailChange, answer: told },
  cancelEmail: { body: undefined, answer: told },
  emailLink: { body: undefined, answer: z.object({ data: MailedLink }) },
  confirmEmail: { body: LinkOnly, answer: told },
  undoLink: { body: undefined, answer: z.object({ data: MailedLink }) },
  undoEmail: { body: LinkOnly, answer: told },
  changePassword: { body: PasswordChange, answer: entered },
  sessions: { body: undefined, answer: z.object({ data: z.object({ items: z.array(OpenSession) }) }) },
  endSessions: { body: SessionsEnd, answer: told },
  exportAccount: { body: PasswordAgain, answer: z.object({ data: AccountExport }) },
  myForum: { body: undefined, answer: z.object({ data: MyForum }) },
  myDiscussion: { body: undefined, answer: z.object({ data: MyDiscussion }) },
  askQuestion: { body: QuestionRequest, answer: sent },
  replyTo: { body: ReplyRequest, answer: sent },
  changePost: { body: PostChange, answer: sent },
  withdrawPost: { body: undefined, answer: told },
  acceptAnswer: { body: AcceptRequest, answer: told },
  followDiscussion: { body: FollowRequest, answer: told },
  flagPost: { body: FlagRequest, answer: told },
  changeForumMails: { body: MailsRequest, answer: told },
  stopForumMails: { body: StopMailsRequest, answer: told },
};
