import { devanagariDigits } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";

interface MemberTexts {
  welcome: string;
  wrong: string;
  tooMany: (minutes: number) => string;
  busy: string;
  tooManyAddresses: string;
  signedOut: string;
  wentOut: string;
  closed: string;
  registered: string;
  name: string;
  takenName: string;
  email: string;
  mailbox: string;
  sameEmail: string;
  terms: string;
  adult: string;
  confirmation: string;
  short: string;
  long: string;
  telling: string;
  easy: string;
  expired: string;
  usedToConfirm: string;
  usedToReset: string;
  wrongPassword: string;
  notAsTyped: string;
  verified: string;
  declined: string;
  resetSent: string;
  reset: string;
  saved: string;
  emailSent: string;
  emailCancelled: string;
  emailChanged: string;
  emailRestored: string;
  passwordChanged: string;
  sessionEnded: string;
  sessionsEnded: string;
  deleted: string;
}

/** The answers to members, in their language. Those that could reveal whether an address has an account are the same in both cases. */
export const memberTexts: Record<Locale, MemberTexts> = {
  en: {
    welcome: "Welcome back.",
    wrong: "The email address or the password is wrong, or the address has not been confirmed yet.",
    tooMany: (minutes) =>
      `Too many attempts. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}, or choose a new password.`,
    busy: "Many people are signing in just now. Please try again in a few seconds.",
    tooManyAddresses: "You have asked to change your email address several times today. Please try again tomorrow.",
    signedOut: "You are not signed in. Please sign in again.",
    wentOut: "You are signed out.",
    closed: "Registration is closed at the moment.",
    registered:
      "Check your inbox: we have sent you an email. Open the link in it within 48 hours and type your password there once more. If nothing new arrives because this address was typed here several times today, the latest email that you have from us will do.",
    name: "Please write the name that others will see: 2 to 60 characters, on one line.",
    takenName: "This name could be mistaken for the firm or its staff. Please choose another one.",
    email: "This does not look like an email address. It should look like name@example.org.",
    mailbox: "The part before the @ has to be in Latin letters: most mail servers accept no others.",
    sameEmail: "This is already your address.",
    terms: "Please accept the terms and conditions.",
    adult: "An account is for people aged 18 or older. If you are, please tick this box.",
    confirmation: "The two passwords are not the same.",
    short: "Use at least 12 characters.",
    long: "Use at most 128 characters.",
    telling: "This password contains your name, your email address or the firm’s name. Choose another one.",
    easy: "This password is easy to guess. Use several words that have nothing to do with each other.",
    expired: "This link has expired, or it has been used. You can ask for a new one at any time.",
    usedToConfirm:
      "This link has expired, or it has been used. If you have confirmed your address with it, sign in; otherwise please register again.",
    usedToReset:
      "This link has expired, or it has been used. If you have set a new password with it, sign in with that one; otherwise ask for another link.",
    wrongPassword: "This is not your password.",
    notAsTyped: "This is not the password that this email was requested with. Try again, or choose another one below.",
    verified: "Your address is confirmed. Welcome.",
    declined: "Done. We have erased what was typed, and will not write to you about it again.",
    resetSent: "If this address has an account, an email with a link is on its way. The link is valid for an hour.",
    reset: "Your new password is set. All devices are signed out: sign in with it now.",
    saved: "Saved.",
    emailSent:
      "We have sent a link to the new address. It takes effect when you open the link; until then nothing changes.",
    emailCancelled: "Your address stays as it is.",
    emailChanged: "Your new address is now active.",
    emailRestored:
      "Your former address is active again, all devices are signed out, and the old password no longer works. We have sent you a link to choose a new one.",
    passwordChanged: "Your password is changed. All other devices are signed out.",
    sessionEnded: "That device is signed out.",
    sessionsEnded: "All other devices are signed out.",
    deleted: "Your account is deleted, with everything that named you.",
  },
  ne: {
    welcome: "फेरि स्वागत छ।",
    wrong: "इमेल ठेगाना वा पासवर्ड मिलेन, वा ठेगाना अझै पुष्टि भएको छैन।",
    tooMany: (minutes) =>
      `धेरै पटक प्रयास भयो। कृपया ${devanagariDigits(minutes)} मिनेटपछि फेरि प्रयास गर्नुहोस्, वा नयाँ पासवर्ड राख्नुहोस्।`,
    busy: "अहिले धेरै जना लग इन गर्दै हुनुहुन्छ। कृपया केही सेकेन्डपछि फेरि प्रयास गर्नुहोस्।",
    tooManyAddresses: "आज तपाईंले धेरै नयाँ ठेगाना राख्न खोज्नुभयो। कृपया भोलि फेरि प्रयास गर्नुहोस्।",
    signedOut: "तपाईंले लग इन गर्नुभएको छैन। कृपया फेरि लग इन गर्नुहोस्।",
    wentOut: "तपाईं लग आउट हुनुभयो।",
    closed: "अहिले दर्ता बन्द छ।",
    registered:
      "आफ्नो इमेल हेर्नुहोस्: हामीले त्यहाँ लिङ्क पठाएका छौँ। ४८ घण्टाभित्र त्यो लिङ्क खोलेर त्यहाँ पासवर्ड फेरि एक पटक लेख्नुहोस्। यो ठेगाना आज यहाँ धेरै पटक लेखिएकाले नयाँ इमेल आएन भने हामीले पठाएको पछिल्लो इमेल नै काम लाग्छ।",
    name: "कृपया अरूले देख्ने नाम लेख्नुहोस्: एउटै पङ्क्तिमा २ देखि ६० अक्षर।",
    takenName: "यो नाम संस्था वा यसका कर्मचारीको जस्तो देखिन्छ। कृपया अर्को नाम रोज्नुहोस्।",
    email: "यो इमेल ठेगानाजस्तो देखिएन। name@example.org को ढाँचामा लेख्नुहोस्।",
    mailbox: "@ भन्दा अगाडिको भाग रोमन अक्षरमा हुनुपर्छ: धेरैजसो मेल सर्भरले अरू लिपि चिन्दैनन्।",
    sameEmail: "यो तपाईंको हालकै ठेगाना हो।",
    terms: "कृपया नियम तथा सर्तहरू स्वीकार गर्नुहोस्।",
    adult: "खाता १८ वर्ष वा सोभन्दा बढी उमेरकाका लागि हो। उमेर पुगेको भए यसमा चिह्न लगाउनुहोस्।",
    confirmation: "दुई पासवर्ड उस्तै छैनन्।",
    short: "कम्तीमा १२ अक्षर राख्नुहोस्।",
    long: "बढीमा १२८ अक्षर राख्नुहोस्।",
    telling: "यस पासवर्डमा तपाईंको नाम, इमेल ठेगाना वा संस्थाको नाम छ। अर्को रोज्नुहोस्।",
    easy: "यो पासवर्ड सजिलै अनुमान गर्न सकिन्छ। एकअर्कासँग सम्बन्ध नभएका केही शब्द मिलाएर राख्नुहोस्।",
    expired: "यस लिङ्कको म्याद सकियो, वा यो प्रयोग भइसकेको छ। नयाँ लिङ्क जहिले पनि माग्न सकिन्छ।",
    usedToConfirm:
      "यस लिङ्कको म्याद सकियो, वा यो प्रयोग भइसकेको छ। यसैबाट ठेगाना पुष्टि गरिसक्नुभएको भए लग इन गर्नुहोस्; नत्र कृपया फेरि दर्ता गर्नुहोस्।",
    usedToReset:
      "यस लिङ्कको म्याद सकियो, वा यो प्रयोग भइसकेको छ। यसैबाट नयाँ पासवर्ड राखिसक्नुभएको भए त्यही पासवर्डले लग इन गर्नुहोस्; नत्र अर्को लिङ्क माग्नुहोस्।",
    wrongPassword: "पासवर्ड मिलेन।",
    notAsTyped: "यो इमेल माग्दा लेखिएको पासवर्ड यो होइन। फेरि प्रयास गर्नुहोस्, वा तल अर्को पासवर्ड राख्नुहोस्।",
    verified: "तपाईंको ठेगाना पुष्टि भयो। स्वागत छ।",
    declined: "भयो। लेखिएको विवरण मेटाइयो, र यसबारे हामी तपाईंलाई फेरि लेख्ने छैनौँ।",
    resetSent: "यस ठेगानाको खाता छ भने लिङ्कसहितको इमेल आउँदै छ। त्यो लिङ्क एक घण्टासम्म मान्य हुन्छ।",
    reset: "नयाँ पासवर्ड राखियो। सबै उपकरणबाट लग आउट भयो: अब नयाँ पासवर्डले लग इन गर्नुहोस्।",
    saved: "सुरक्षित भयो।",
    emailSent: "नयाँ ठेगानामा लिङ्क पठाइयो। त्यो लिङ्क खोलेपछि मात्र ठेगाना फेरिन्छ।",
    emailCancelled: "तपाईंको ठेगाना पहिलेकै रह्यो।",
    emailChanged: "अब तपाईंको नयाँ ठेगाना लागू भयो।",
    emailRestored:
      "तपाईंको पहिलेको ठेगाना फेरि लागू भयो, सबै उपकरणबाट लग आउट भयो, र पुरानो पासवर्डले अब काम गर्दैन। नयाँ राख्ने लिङ्क तपाईंलाई पठाएका छौँ।",
    passwordChanged: "पासवर्ड फेरियो। अरू सबै उपकरणबाट लग आउट भयो।",
    sessionEnded: "त्यस उपकरणबाट लग आउट भयो।",
    sessionsEnded: "अरू सबै उपकरणबाट लग आउट भयो।",
    deleted: "तपाईंको खाता र तपाईंलाई चिनाउने सबै कुरा मेटाइयो।",
  },
};
