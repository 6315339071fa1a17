import { devanagariDigits } from "@setu/contract/digits";
import { postLength, titleLength } from "@setu/contract/forum/forum-fields";
import type { Locale } from "@setu/contract/locale";

/** Messages to members in the forum. */
interface ForumTexts {
  title: string;
  text: string;
  longText: string;
  category: string;
  off: string;
  readOnly: string;
  suspended: string;
  closed: string;
  /** `clock` is the time in Nepal after which another post is accepted. */
  tooMany: (clock: string, isTomorrow: boolean) => string;
  conflict: string;
  keyUsed: string;
  notYours: string;
  late: string;
  takenDown: string;
  gone: string;
  goneOwn: string;
  gonePost: string;
  ownReply: string;
  flagged: string;
  asked: string;
  replied: string;
  held: string;
  saved: string;
  savedHeld: string;
  withdrawn: string;
  accepted: string;
  unaccepted: string;
  reported: string;
  mailsOn: string;
  mailsOff: string;
  discussionMailsOff: string;
  followed: string;
  followedWithoutMails: string;
  terms: string;
  overLink: string;
}

const { least, most } = titleLength;

export const forumTexts: Record<Locale, ForumTexts> = {
  en: {
    title: `Please put your question in one line of ${least} to ${most} characters.`,
    text: "Please write something.",
    longText: `Please shorten the text to ${postLength.toLocaleString("en")} characters.`,
    category: "Please choose a category.",
    off: "The forum has been closed, so this cannot be sent. Copy your text if you want to keep it.",
    readOnly: "The forum is read-only at present.",
    suspended: "Your account is suspended, so you cannot write here.",
    closed: "This discussion is closed.",
    tooMany: (clock, isTomorrow) =>
      `You have written a lot within a day. You can send this ${isTomorrow ? "tomorrow" : "today"} after ${clock}, Nepal time.`,
    conflict: "This has been changed in the meantime. Please reload the page; your text is still in the form.",
    keyUsed:
      "You have sent another text from this form before. Please reload the page and send this one; it is still in the form.",
    notYours: "Only its author can do this.",
    late: "This post is more than 30 days old, so it can no longer be changed.",
    takenDown: "A moderator has taken this post down. It can no longer be changed.",
    gone: "This discussion is no longer public, so nobody can reply to it.",
    goneOwn: "This post has been removed, so it cannot be changed.",
    gonePost: "This post is no longer public.",
    ownReply: "Only the person who asked can say which reply solved it.",
    flagged: "You have already reported this. A moderator will look at it.",
    asked: "Your question is published.",
    replied: "Your reply is published.",
    held: "Thank you. A colleague will look at it first, usually within one working day. We will then email you.",
    saved: "Your change is published.",
    savedHeld: "Thank you. A colleague will look at your change first, usually within one working day.",
    withdrawn: "Your text has been removed.",
    accepted: "Thank you: the question is marked as solved.",
    unaccepted: "The question is no longer marked as solved.",
    reported: "Thank you. A moderator will look at it, usually within one working day.",
    mailsOn: "You will get an email when somebody replies to you.",
    mailsOff: "You will get no more emails about replies.",
    discussionMailsOff: "You will get no more emails about this discussion.",
    followed: "You are following this discussion: you will get an email when somebody replies.",
    followedWithoutMails:
      "You are following this discussion. Emails about replies are turned off under “My discussions”.",
    terms: "The terms have changed. Please read what is new and accept it.",
    overLink: "This link no longer works: the account or the discussion no longer exists.",
  },
  ne: {
    title: `कृपया आफ्नो प्रश्न ${devanagariDigits(least)} देखि ${devanagariDigits(most)} अक्षरको एउटै पङ्क्तिमा लेख्नुहोस्।`,
    text: "कृपया केही लेख्नुहोस्।",
    longText: `कृपया पाठ ${devanagariDigits("8,000")} अक्षरभित्र छोट्याउनुहोस्।`,
    category: "कृपया विषय छान्नुहोस्।",
    off: "छलफल बन्द गरिएको छ, त्यसैले यो पठाउन मिल्दैन। आफ्नो पाठ राख्न चाहनुहुन्छ भने कपी गर्नुहोस्।",
    readOnly: "अहिले छलफल पढ्न मात्र सकिन्छ।",
    suspended: "तपाईंको खाता निलम्बित भएकाले यहाँ लेख्न मिल्दैन।",
    closed: "यो छलफल बन्द भइसकेको छ।",
    tooMany: (clock, isTomorrow) =>
      `एक दिनभित्र तपाईंले धेरै लेख्नुभयो। यो ${isTomorrow ? "भोलि" : "आज"} नेपाली समयअनुसार ${clock}पछि पठाउन सक्नुहुन्छ।`,
    conflict: "यसबीच यो फेरिएको छ। कृपया पृष्ठ फेरि खोल्नुहोस्; तपाईंले लेखेको पाठ फारामै छ।",
    keyUsed: "यस फारामबाट तपाईंले पहिले अर्को पाठ पठाइसक्नुभएको छ। कृपया पृष्ठ फेरि खोलेर यो पाठ पठाउनुहोस्; यो फारामै छ।",
    notYours: "यो काम लेखकले मात्र गर्न सक्नुहुन्छ।",
    late: "यो पोस्ट ३० दिनभन्दा पुरानो भएकाले अब सच्याउन मिल्दैन।",
    takenDown: "मोडरेटरले यो पोस्ट हटाउनुभएको छ। अब यसमा परिवर्तन गर्न मिल्दैन।",
    gone: "यो छलफल अब सार्वजनिक छैन, त्यसैले यसमा जवाफ दिन मिल्दैन।",
    goneOwn: "यो पोस्ट हटाइएको छ, त्यसैले यसमा परिवर्तन गर्न मिल्दैन।",
    gonePost: "यो पोस्ट अब सार्वजनिक छैन।",
    ownReply: "कुन जवाफले समाधान दियो भनेर प्रश्नकर्ताले मात्र भन्न सक्नुहुन्छ।",
    flagged: "तपाईंले यसबारे खबर गरिसक्नुभएको छ। मोडरेटरले हेर्नुहुन्छ।",
    asked: "तपाईंको प्रश्न प्रकाशित भयो।",
    replied: "तपाईंको जवाफ प्रकाशित भयो।",
    held: "धन्यवाद। पहिले हाम्रा सहकर्मीले हेर्नुहुन्छ, प्रायः एक कार्यदिनभित्र। त्यसपछि तपाईंलाई इमेल पठाउँछौँ।",
    saved: "तपाईंले सच्याएको पाठ प्रकाशित भयो।",
    savedHeld: "धन्यवाद। तपाईंले सच्याएको पाठ पहिले हाम्रा सहकर्मीले हेर्नुहुन्छ, प्रायः एक कार्यदिनभित्र।",
    withdrawn: "तपाईंको पाठ हटाइयो।",
    accepted: "धन्यवाद: प्रश्न समाधान भएको जनाइयो।",
    unaccepted: "प्रश्न अब समाधान भएको जनाइँदैन।",
    reported: "धन्यवाद। मोडरेटरले हेर्नुहुन्छ, प्रायः एक कार्यदिनभित्र।",
    mailsOn: "कसैले तपाईंलाई जवाफ दिँदा इमेल आउँछ।",
    mailsOff: "अब जवाफबारे इमेल आउँदैन।",
    discussionMailsOff: "अब यस छलफलबारे इमेल आउँदैन।",
    followed: "तपाईं यो छलफल पछ्याउँदै हुनुहुन्छ: कसैले जवाफ दिँदा इमेल आउँछ।",
    followedWithoutMails: "तपाईं यो छलफल पछ्याउँदै हुनुहुन्छ। जवाफबारेका इमेल “मेरा छलफल” मा बन्द छन्।",
    terms: "सर्तहरू फेरिएका छन्। कृपया के फेरियो पढेर स्वीकार गर्नुहोस्।",
    overLink: "यस लिङ्कले अब काम गर्दैन: खाता वा छलफल अब छैन।",
  },
};
