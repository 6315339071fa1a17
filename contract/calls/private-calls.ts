import type { Subscription, SubscriptionRequest } from "../alerts.ts";
import type {
  ApplicationAccepted,
  ApplicationChange,
  ApplicationRequest,
  LinkRequest,
  MyApplication,
} from "../applications.ts";
import type { ComplaintAccepted, ComplaintChange, ComplaintRequest, MyComplaint } from "../complaints/complaints.ts";
import type { ContactRequest, FormToken } from "../enquiries/enquiries.ts";
import type { FaqFeedback } from "../faqs/faqs.ts";
import type {
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
import type { Locale } from "../locale.ts";
import type {
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

/** The arguments of every call. */
interface Asked {
  locale: Locale;
}

/** The arguments of a call with a body. */
interface Sent<Body> extends Asked {
  body: Body;
  /** A repeated call with the same key is the same request, and is stored once. */
  idempotencyKey?: string | undefined;
  /** When the request began to arrive, in milliseconds since 1970: the server's clock decides the deadline. Defaults to now. */
  arrivedAt?: number | undefined;
}

/** The arguments of a call about something that only its owner may see. */
interface Linked extends Asked {
  /** The token of a mailed link. */
  link: string;
}

/** The arguments of a call about one item. */
interface About extends Asked {
  /** Its id, from the path. */
  id: string;
}

/** The arguments of a member's call. */
interface Signed extends Asked {
  /** The session token from the sign-in. */
  session: string;
  /** The device's half of the session, from a cookie that no script reads. */
  device?: string | undefined;
}

/** The arguments of a call that begins a session. */
interface Entering<Body> extends Sent<Body> {
  /** The cookie of a device that has been used to sign in before. */
  device?: string | undefined;
  /** The browser's User-Agent. */
  agent?: string | undefined;
}

/** An answer with a message that says what has happened. */
export interface Told {
  message: string;
}

/** The answer to a successful sign-in. */
export interface Entered extends Told {
  data: Session;
  /** The value for the device's cookie: the server sets it, and no answer's body has it. */
  device?: string | undefined;
}

/**
 * The calls that write, or that read one person's own data: no answer is cached. Each rejects with a FrontApiError;
 * `forbidden` for a link that is not valid.
 */
export interface PrivateCalls {
  /** Returns a signed time stamp, for a form that is about to be filled in. */
  formToken(asked: Asked): Promise<{ data: FormToken }>;
  /** Stores a message to the firm. Resolves once it is stored; `invalid` carries messages by field. */
  contact(asked: Sent<ContactRequest>): Promise<Told>;
  /**
   * Stores a vote on whether an answer helped, or a note about what was missing from it; `notFound` for a question that
   * is not published.
   */
  faqFeedback(asked: About & Sent<FaqFeedback>): Promise<Told>;
  /**
   * Hands the firm a complaint. Resolves once it is stored, to the code that opens its page; `invalid` carries messages
   * by field.
   */
  complain(asked: Sent<ComplaintRequest>): Promise<ComplaintAccepted>;
  /** The complaint that a code (the link) is for; `notFound` for every other one. */
  myComplaint(asked: Linked): Promise<{ data: MyComplaint }>;
  /** Adds a message, appeals or withdraws it; `conflict` where that is over. */
  changeComplaint(asked: Linked & Sent<ComplaintChange>): Promise<Told & { data: MyComplaint }>;
  /** Hands the firm an application. Resolves once it is stored; `gone` after the deadline, `invalid` with messages by field. */
  apply(asked: Sent<ApplicationRequest>): Promise<ApplicationAccepted>;
  /** Mails a link to the applicant. The answer is the same when there is no such application. */
  requestLink(asked: Sent<LinkRequest>): Promise<Told>;
  /** Returns the application that a link is for. */
  myApplication(asked: Linked): Promise<{ data: MyApplication }>;
  /** Corrects the application and replaces documents; `gone` after the deadline, `invalid` with messages by field. */
  changeApplication(asked: Linked & Sent<ApplicationChange>): Promise<{ data: MyApplication }>;
  /** Erases the application. */
  withdrawApplication(asked: Linked): Promise<{ data: object }>;
  /** Mails the address's owner a request to confirm. The answer is the same whether or not the address is known. */
  subscribe(asked: Sent<SubscriptionRequest>): Promise<Told>;
  /** Returns the subscription that a link is for. */
  mySubscription(asked: Linked): Promise<{ data: Subscription }>;
  /** Confirms the subscription: from now on mails are sent. */
  confirmSubscription(asked: Linked): Promise<Told>;
  /** Erases the subscription. */
  stopSubscription(asked: Linked): Promise<Told>;
  /** Begins a session; `signedOut` for a wrong address or password, with the message at `email`. */
  login(asked: Entering<LoginRequest>): Promise<Entered>;
  /** Returns the signed-in member; `signedOut` when nobody has signed in. */
  authenticatedUser(asked: Signed): Promise<{ data: AuthenticatedUser }>;
  /** Ends the session. */
  logout(asked: Signed): Promise<Told>;
  /** Asks for an account; a mail follows. The answer is the same whether or not the address has one. */
  register(asked: Sent<RegisterRequest>): Promise<Told>;
  /** Tells what the link in a registration's mail is good for. */
  registrationLink(asked: Linked): Promise<{ data: RegistrationLink }>;
  /** Creates the account that a mailed link is for, and begins a session; `gone` when the link has expired. */
  verifyEmail(asked: Entering<VerifyRequest>): Promise<Entered>;
  /** Erases a registration that the owner of the address did not ask for. */
  declineRegistration(asked: Sent<LinkOnly>): Promise<Told>;
  /** Mails a link for choosing a new password. The answer is the same when there is no such account. */
  forgotPassword(asked: Sent<ForgotRequest>): Promise<Told>;
  /** Tells what a link for a new password is good for. */
  resetLink(asked: Linked): Promise<{ data: MailedLink }>;
  /** Sets a new password and ends all sessions; `gone` when the link has expired. */
  resetPassword(asked: Sent<ResetRequest>): Promise<Told>;
  /** Returns the member's own account. */
  myAccount(asked: Signed): Promise<{ data: MyAccount }>;
  /** Changes name and language. */
  changeAccount(asked: Signed & Sent<AccountChange>): Promise<Told & { data: MyAccount }>;
  /** Mails a link to the new address, which takes effect when the link is opened. */
  changeEmail(asked: Signed & Sent<EmailChange>): Promise<Told>;
  /** Forgets a new address that is not confirmed yet. */
  cancelEmail(asked: Signed): Promise<Told>;
  /** Tells what a link to a new address is good for. */
  emailLink(asked: Linked): Promise<{ data: MailedLink }>;
  /** Makes the new address the account's. */
  confirmEmail(asked: Sent<LinkOnly>): Promise<Told>;
  /** Tells what a link to the former address is good for. */
  undoLink(asked: Linked): Promise<{ data: MailedLink }>;
  /** Restores the former address, and ends all sessions. */
  undoEmail(asked: Sent<LinkOnly>): Promise<Told>;
  /** Sets a new password, ends all sessions and begins another. */
  changePassword(asked: Signed & Entering<PasswordChange>): Promise<Entered>;
  /** Returns the devices on which the member is signed in. */
  sessions(asked: Signed): Promise<{ data: { items: OpenSession[] } }>;
  /** Ends one session, or all others. */
  endSessions(asked: Signed & Sent<SessionsEnd>): Promise<Told>;
  /** Returns all data held about the member. */
  exportAccount(asked: Signed & Sent<PasswordAgain>): Promise<{ data: AccountExport }>;
  /** Deletes the account. */
  deleteAccount(asked: Signed & Sent<AccountEnd>): Promise<Told>;
  /** The member's own questions, replies and settings in the forum. */
  myForum(asked: Signed): Promise<{ data: MyForum }>;
  /** The actions that the member may take in a discussion, and the member's own posts there. */
  myDiscussion(asked: Signed & About): Promise<{ data: MyDiscussion }>;
  /** Asks a question. Resolves once it is stored; `invalid` by field, `tooManyRequests` after a day's questions. */
  askQuestion(asked: Signed & Sent<QuestionRequest>): Promise<Told & { data: PostSent }>;
  /** Replies to a question; `conflict` once it is closed. */
  replyTo(asked: Signed & About & Sent<ReplyRequest>): Promise<Told & { data: PostSent }>;
  /** Changes one's own post; `conflict` when it was changed since. A refused one is sent again. */
  changePost(asked: Signed & About & Sent<PostChange>): Promise<Told & { data: PostSent }>;
  /** Takes the text of one's own post out. */
  withdrawPost(asked: Signed & About): Promise<Told>;
  /** Says which reply has answered one's question. */
  acceptAnswer(asked: Signed & About & Sent<AcceptRequest>): Promise<Told>;
  /** Says whether mails about replies in a discussion are wanted. */
  followDiscussion(asked: Signed & About & Sent<FollowRequest>): Promise<Told>;
  /** Reports a post to the moderators; `conflict` for one that this member has reported. */
  flagPost(asked: Signed & About & Sent<FlagRequest>): Promise<Told>;
  /** Says whether mails about replies are wanted. */
  changeForumMails(asked: Signed & Sent<MailsRequest>): Promise<Told>;
  /** Ends the mails that a mailed link is about. */
  stopForumMails(asked: Sent<StopMailsRequest>): Promise<Told>;
}

export type PrivateCallName = keyof PrivateCalls;

/**
 * A call over HTTP, below the base path; `:id` is the item's. Its link or session is the Bearer token (RFC 6750, 2.1),
 * which keeps it out of logs and referrers.
 */
interface PrivateCall {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
}

/** The schemas of bodies and answers are in private-call-schemas.ts: the browser needs none. */
export const privateCalls: Record<PrivateCallName, PrivateCall> = {
  formToken: { method: "GET", path: "/form-token" },
  contact: { method: "POST", path: "/contact" },
  faqFeedback: { method: "POST", path: "/faqs/:id/feedback" },
  complain: { method: "POST", path: "/complaints" },
  myComplaint: { method: "GET", path: "/complaints/mine" },
  changeComplaint: { method: "PATCH", path: "/complaints/mine" },
  apply: { method: "POST", path: "/applications" },
  requestLink: { method: "POST", path: "/applications/link" },
  myApplication: { method: "GET", path: "/applications/mine" },
  changeApplication: { method: "PATCH", path: "/applications/mine" },
  withdrawApplication: { method: "DELETE", path: "/applications/mine" },
  subscribe: { method: "POST", path: "/subscriptions" },
  mySubscription: { method: "GET", path: "/subscriptions/mine" },
  confirmSubscription: { method: "PATCH", path: "/subscriptions/mine" },
  stopSubscription: { method: "DELETE", path: "/subscriptions/mine" },
  login: { method: "POST", path: "/api/login" },
  authenticatedUser: { method: "GET", path: "/api/getAuthenticatedUser" },
  logout: { method: "POST", path: "/api/logout" },
  register: { method: "POST", path: "/accounts" },
  registrationLink: { method: "GET", path: "/accounts/verify" },
  verifyEmail: { method: "POST", path: "/accounts/verify" },
  declineRegistration: { method: "POST", path: "/accounts/decline" },
  forgotPassword: { method: "POST", path: "/accounts/forgot" },
  resetLink: { method: "GET", path: "/accounts/reset" },
  resetPassword: { method: "POST", path: "/accounts/reset" },
  myAccount: { method: "GET", path: "/accounts/me" },
  changeAccount: { method: "PATCH", path: "/accounts/me" },
  deleteAccount: { method: "DELETE", path: "/accounts/me" },
  changeEmail: { method: "POST", path: "/accounts/me/email" },
  cancelEmail: { method: "DELETE", path: "/accounts/me/email" },
  emailLink: { method: "GET", path: "/accounts/email" },
  confirmEmail: { method: "POST", path: "/accounts/email" },
  undoLink: { method: "GET", path: "/accounts/email/undo" },
  undoEmail: { method: "POST", path: "/accounts/email/undo" },
  changePassword: { method: "POST", path: "/accounts/me/password" },
  sessions: { method: "GET", path: "/accounts/me/sessions" },
  endSessions: { method: "DELETE", path: "/accounts/me/sessions" },
  exportAccount: { method: "POST", path: "/accounts/me/export" },
  myForum: { method: "GET", path: "/forum/mine" },
  myDiscussion: { method: "GET", path: "/forum/discussions/:id/mine" },
  askQuestion: { method: "POST", path: "/forum/discussions" },
  replyTo: { method: "POST", path: "/forum/discussions/:id/replies" },
  acceptAnswer: { method: "POST", path: "/forum/discussions/:id/answer" },
  followDiscussion: { method: "PATCH", path: "/forum/discussions/:id/following" },
  changePost: { method: "PATCH", path: "/forum/posts/:id" },
  withdrawPost: { method: "DELETE", path: "/forum/posts/:id" },
  flagPost: { method: "POST", path: "/forum/posts/:id/flags" },
  changeForumMails: { method: "PATCH", path: "/forum/mails" },
  stopForumMails: { method: "POST", path: "/forum/mails/stop" },
};

export const privateCallNames = Object.keys(privateCalls) as PrivateCallName[];
