import type { PrivateCallName } from "@setu/contract/calls/private-calls";
import type { Windows } from "./rate-limiter.ts";

/** Wrong codes of complaints from one address. */
const codeGuesses: Windows = [{ points: 10, seconds: 900 }];

/** Private calls of one network: see `limits.calls`. */
interface CallLimits {
  accepted?: Windows;
  refused?: Windows;
  notFound?: Windows;
  attempted: Windows;
  ofSite?: true;
}

/** All limits on what visitors may send, in one place (safety, 6.3). Tests that are one visitor lift them: SETU_LIMITS=off. */
export const limits = {
  /** Bytes of a request's body. */
  bodyBytes: 65_536,
  /** Bytes of an address. */
  urlBytes: 2048,
  /** Bytes of the body of calls that may be larger. */
  callBytes: { apply: 300_000, changeApplication: 300_000 } as Partial<Record<PrivateCallName, number>>,
  /**
   * Private calls from one address. `attempted` counts each of them, and is wide: only against floods. `accepted` counts those that
   * succeed: correcting a field never counts. `refused` counts those that fail: a whole class behind one address may sign in.
   * `notFound` counts those that find nothing: a wrong code is a guess, a text that is too long is not. `ofSite`: an IPv6 /48 counts
   * as one network, since its owner could guess, or have passwords hashed, from 65,536 of them.
   */
  calls: {
    contact: {
      accepted: [
        { points: 5, seconds: 60 },
        { points: 20, seconds: 3600 },
      ],
      attempted: [
        { points: 60, seconds: 60 },
        { points: 300, seconds: 3600 },
      ],
    },
    faqFeedback: {
      accepted: [
        { points: 20, seconds: 60 },
        { points: 100, seconds: 3600 },
      ],
      attempted: [{ points: 60, seconds: 60 }],
    },
    complain: { accepted: [{ points: 5, seconds: 600 }], attempted: [{ points: 60, seconds: 600 }] },
    // One allowance for both: a code is guessed by either.
    myComplaint: { notFound: codeGuesses, attempted: [{ points: 60, seconds: 60 }], ofSite: true },
    changeComplaint: { notFound: codeGuesses, attempted: [{ points: 30, seconds: 600 }], ofSite: true },
    // A class applies from one college's network before a deadline, and thousands of phones share a mobile operator's address.
    apply: {
      accepted: [
        { points: 30, seconds: 600 },
        { points: 150, seconds: 86_400 },
      ],
      attempted: [{ points: 200, seconds: 600 }],
    },
    // Each correction sends a mail.
    changeApplication: { attempted: [{ points: 30, seconds: 600 }] },
    requestLink: { accepted: [{ points: 20, seconds: 3600 }], attempted: [{ points: 60, seconds: 600 }] },
    // The operation that stores them counts them for each mail address.
    subscribe: {
      attempted: [
        { points: 5, seconds: 600 },
        { points: 20, seconds: 86_400 },
      ],
    },
    login: {
      refused: [
        { points: 10, seconds: 60 },
        { points: 60, seconds: 3600 },
      ],
      attempted: [{ points: 60, seconds: 60 }],
      ofSite: true,
    },
    register: {
      accepted: [{ points: 20, seconds: 3600 }],
      attempted: [{ points: 60, seconds: 600 }],
      ofSite: true,
    },
    verifyEmail: {
      refused: [{ points: 10, seconds: 600 }],
      attempted: [{ points: 60, seconds: 600 }],
      ofSite: true,
    },
    forgotPassword: { attempted: [{ points: 10, seconds: 3600 }], ofSite: true },
    resetPassword: { attempted: [{ points: 20, seconds: 600 }], ofSite: true },
    changeEmail: { attempted: [{ points: 10, seconds: 3600 }] },
    changePassword: { attempted: [{ points: 10, seconds: 600 }] },
    exportAccount: { attempted: [{ points: 10, seconds: 600 }] },
    deleteAccount: { attempted: [{ points: 10, seconds: 600 }] },
    // Those of one member are counted where they are stored; a class may share one address.
    askQuestion: { attempted: [{ points: 60, seconds: 600 }] },
    replyTo: { attempted: [{ points: 120, seconds: 600 }] },
    changePost: { attempted: [{ points: 120, seconds: 600 }] },
    followDiscussion: { attempted: [{ points: 120, seconds: 600 }] },
    flagPost: { attempted: [{ points: 60, seconds: 600 }] },
    stopForumMails: { attempted: [{ points: 60, seconds: 600 }] },
  } as Partial<Record<PrivateCallName, CallLimits>>,
  /** Reading calls, and pages rendered for one network: a cached page costs nothing and is not counted. */
  reads: [{ points: 1200, seconds: 60 }],
  renders: [{ points: 300, seconds: 60 }],
  /** Searches and suggestions of one network that the index answered: a cached answer costs nothing and is not counted. */
  searches: [{ points: 30, seconds: 10 }],
  /** Searches of one network that are counted for the editors. */
  countedSearches: [{ points: 20, seconds: 600 }],
  /** Different searches in a day: the list of a day has room for 300 in the FAQ, and for 1,000 on the site. */
  differentSearches: 60,
  /** Files announced from one address: five for each accepted application. An IPv6 /48 counts as one, as it does for their room. */
  uploads: [{ points: 150, seconds: 600 }],
  /** Forms with files, from one address, without JavaScript: counted before anything of them is read. */
  forms: [{ points: 60, seconds: 600 }],
  /** Bytes of a piece of a file. */
  uploadBytes: 10_500_000,
  /** How much of an unread body is read, and for how long, once its answer is known. */
  unread: { bytes: 11_000_000, ms: 5000 },
  /** Archives of applications for one address: each reads all of the application's files. */
  exports: [{ points: 10, seconds: 600 }],
  /** Attempts to sign in (docs/decisions/0035-accounts.md). An IPv6 /48 counts as one network. */
  signIn: {
    /** Attempts to sign in or to have a password reset, from one network. */
    attempts: [
      { points: 10, seconds: 60 },
      { points: 100, seconds: 3600 },
    ],
    /** Wrong passwords for one account from one network. */
    accountAndNetwork: [{ points: 5, seconds: 900 }],
    /** Wrong passwords for one account from all networks, except devices that have signed in to it before. */
    account: [{ points: 100, seconds: 3600 }],
    /** Wrong passwords on such a device. */
    device: [{ points: 10, seconds: 900 }],
    /** Changes of accounts from one network: changing one's own requires the current password. */
    changes: [{ points: 30, seconds: 900 }],
  },
  /** Screens of the back office for one address that is not signed in: the first renders in 50 ms, and then 19 a second. */
  screens: [{ points: 60, seconds: 60 }],
  /** Requests of the screens while an editor works, by session: a form sends up to four a second. */
  screenCalls: [{ points: 600, seconds: 60 }],
  /** Milliseconds; Node's own values leave half-open connections open for minutes (safety, T22). */
  timeouts: {
    headers: 8000,
    request: 60_000,
    checkEvery: 2000,
    /** A proxy must close idle connections first, or it sends a request into one that we are closing: nginx waits 60 s. */
    keepAlive: { direct: 5000, proxied: 75_000 },
  },
  connections: {
    openRequests: 4,
    stalledMs: 30_000,
    /** An office of forty people behind one address opens 240, six for each browser. */
    most: { ofAll: 4096, ofOneNetwork: 256 },
  },
} as const;
