import type { PageTexts } from "../../i18n/texts.ts";

interface Words {
  title: string;
  lead: string;
  careers: string;
  receipt: string;
  reference: string;
  post: string;
  received: string;
  stage: string;
  answerBy: string;
  keptUntil: string;
  papers: string;
  noPapers: string;
  written: string;
  way: string;
  next: string;
  mailOnItsWay: string;
  withdraw: string;
  withdrawLead: string;
  withdrawSure: string;
  withdrawn: string;
  ask: string;
  email: string;
  send: string;
  print: string;
  noMoney: string;
}

export const words: PageTexts<Words> = {
  en: {
    title: "Your application",
    lead: "How far it is, what we hold, and how to withdraw it.",
    careers: "Careers",
    receipt: "We have your application",
    reference: "Reference",
    post: "Post",
    received: "Received",
    stage: "Stage",
    answerBy: "Answer by",
    keptUntil: "Kept until",
    papers: "Papers that are stored",
    noPapers: "None.",
    written: "What you wrote",
    way: "Its way so far",
    next: "What happens next",
    mailOnItsWay:
      "A mail with this list and a link to this page is on its way to you. Keep the reference: with it and your address you can ask for a new link at any time.",
    withdraw: "Withdraw",
    withdrawLead: "Everything that we hold of this application is erased at once: words, papers and mails.",
    withdrawSure: "Yes, erase my application",
    withdrawn: "Your application has been erased. Thank you for your interest in our work.",
    ask: "Ask for a link",
    email: "E-mail that you applied with",
    send: "Send me the link",
    print: "Print",
    noMoney: "We never ask for money, at no stage.",
  },
  ne: {
    title: "तपाईंको आवेदन",
    lead: "कहाँ पुग्यो, हामीसँग के-के छ, र कसरी फिर्ता लिने।",
    careers: "रोजगारी",
    receipt: "तपाईंको आवेदन आइपुग्यो",
    reference: "सन्दर्भ नम्बर",
    post: "पद",
    received: "प्राप्त",
    stage: "चरण",
    answerBy: "जवाफ दिइने मिति",
    keptUntil: "यति दिनसम्म राखिने",
    papers: "राखिएका कागजात",
    noPapers: "कुनै छैन।",
    written: "तपाईंले लेखेको",
    way: "अहिलेसम्म",
    next: "अब के हुन्छ",
    mailOnItsWay:
      "यो सूची र यस पृष्ठको लिङ्क भएको इमेल तपाईंलाई पठाइँदै छ। सन्दर्भ नम्बर राख्नुहोस्: यही नम्बर र आफ्नो इमेलले जहिले पनि नयाँ लिङ्क मगाउन सकिन्छ।",
    withdraw: "फिर्ता लिनुहोस्",
    withdrawLead: "यस आवेदनबारे हामीसँग भएको सबै कुरा तुरुन्तै मेटिन्छ: लेखिएको, कागजात र इमेल।",
    withdrawSure: "हो, मेरो आवेदन मेटाउनुहोस्",
    withdrawn: "तपाईंको आवेदन मेटाइयो। हाम्रो काममा चासो राख्नुभएकोमा धन्यवाद।",
    ask: "लिङ्क मगाउनुहोस्",
    email: "आवेदन दिँदाको इमेल",
    send: "लिङ्क पठाउनुहोस्",
    print: "छाप्नुहोस्",
    noMoney: "हामी कुनै पनि चरणमा पैसा माग्दैनौँ।",
  },
};
