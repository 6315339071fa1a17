import type { PageTexts } from "../../../i18n/texts.ts";

interface Words {
  title: string;
  lead: string;
  careers: string;
  receipt: string;
  reference: string;
  post: string;
  received: string;
  changed: string;
  stage: string;
  answerBy: string;
  keptUntil: string;
  papers: string;
  noPapers: string;
  storedOn: (date: string) => string;
  replaced: (name: string, date: string) => string;
  written: string;
  show: string;
  way: string;
  next: string;
  mailOnItsWay: string;
  closed: (deadline: string) => string;
  correct: string;
  correctLead: (deadline: string) => string;
  correctOpen: string;
  replace: string;
  stays: (name: string | undefined) => string;
  addressStays: (email: string) => string;
  save: string;
  saving: string;
  saved: string;
  stillSending: string;
  takeAlong: string;
  takeAlongLead: string;
  takeAlongDo: (name: string) => string;
  withdraw: string;
  withdrawLead: string;
  withdrawOpen: string;
  withdrawTwice: string;
  withdrawSure: string;
  withdrawn: string;
  ask: string;
  askLead: string;
  email: string;
  send: string;
  asking: string;
  noMoney: string;
}

export const words: PageTexts<Words> = {
  en: {
    title: "Your application",
    lead: "How far it is, what we hold, and how to correct, copy or withdraw it.",
    careers: "Careers",
    receipt: "We have your application",
    reference: "Reference",
    post: "Post",
    received: "Received",
    changed: "Corrected",
    stage: "Stage",
    answerBy: "Answer by",
    keptUntil: "Kept until",
    papers: "Papers that are stored",
    noPapers: "None.",
    storedOn: (date) => `Stored on ${date}`,
    replaced: (name, date) => `Until ${date} this was ${name}, which is no longer kept.`,
    written: "What you wrote",
    show: "Show all of it",
    way: "Its way so far",
    next: "What happens next",
    mailOnItsWay:
      "A mail with this list and a link to this page is on its way to you. Keep the reference: with it and your address you can ask for a new link at any time.",
    closed: (deadline) =>
      `Applications closed on ${deadline}. Nothing can be corrected any more; you can still read, copy and withdraw what you sent.`,
    correct: "Correct it or replace a paper",
    correctLead: (deadline) => `Until ${deadline}. What you do not touch stays as it is.`,
    correctOpen: "Make a correction",
    replace: "Another file in a paper's place",
    stays: (name) => (name ? `Stored now: ${name}. It stays until the new one has arrived.` : "None is stored now."),
    addressStays: (email) =>
      `The address stays ${email}, since it is what your application is known by. For another one, withdraw and apply anew.`,
    save: "Save the correction",
    saving: "Saving",
    saved: "Your correction is stored. A mail that lists exactly what we hold now is on its way to you.",
    stillSending: "A file is still on its way. Please wait until it has arrived.",
    takeAlong: "Take a copy",
    takeAlongLead: "All that we hold of you in this application: your words, its dates, our mails and your papers.",
    takeAlongDo: (name) => `Download ${name}`,
    withdraw: "Withdraw and erase",
    withdrawLead:
      "To withdraw is to erase: there is no list of those who withdrew. Words, papers and mails go at once, and nobody decides on your application any more.",
    withdrawOpen: "I want to withdraw",
    withdrawTwice: "It cannot be undone. As long as the post is open you can apply again.",
    withdrawSure: "Yes, erase my application",
    withdrawn: "Your application has been erased. Thank you for your interest in our work.",
    ask: "Ask for a link",
    askLead: "The page of your application opens by a link alone. We send it to the address that you applied with.",
    email: "E-mail that you applied with",
    send: "Send me the link",
    asking: "Sending",
    noMoney: "We never ask for money, at no stage.",
  },
  ne: {
    title: "तपाईंको आवेदन",
    lead: "कहाँ पुग्यो, हामीसँग के-के छ, र कसरी सच्याउने, प्रति लिने वा फिर्ता लिने।",
    careers: "रोजगारी",
    receipt: "तपाईंको आवेदन आइपुग्यो",
    reference: "सन्दर्भ नम्बर",
    post: "पद",
    received: "प्राप्त",
    changed: "सच्याइएको",
    stage: "चरण",
    answerBy: "जवाफ दिइने मिति",
    keptUntil: "यति दिनसम्म राखिने",
    papers: "राखिएका कागजात",
    noPapers: "कुनै छैन।",
    storedOn: (date) => `राखिएको मिति: ${date}`,
    replaced: (name, date) => `${date} सम्म यहाँ ${name} थियो; त्यो अब हामीसँग छैन।`,
    written: "तपाईंले लेखेको",
    show: "सबै देखाउनुहोस्",
    way: "अहिलेसम्म",
    next: "अब के हुन्छ",
    mailOnItsWay:
      "यो सूची र यस पृष्ठको लिङ्क भएको इमेल तपाईंलाई पठाइँदै छ। सन्दर्भ नम्बर राख्नुहोस्: यही नम्बर र आफ्नो इमेलले जहिले पनि नयाँ लिङ्क मगाउन सकिन्छ।",
    closed: (deadline) => `आवेदनको म्याद ${deadline} मा सकियो। अब सच्याउन मिल्दैन; पढ्न, प्रति लिन र फिर्ता लिन अझै सकिन्छ।`,
    correct: "सच्याउनुहोस् वा कागजात बदल्नुहोस्",
    correctLead: (deadline) => `${deadline} सम्म। नछोएको कुरा जस्ताको तस्तै रहन्छ।`,
    correctOpen: "सच्याउन थाल्नुहोस्",
    replace: "कागजातको ठाउँमा अर्को फाइल",
    stays: (name) => (name ? `अहिले राखिएको: ${name}। नयाँ नआइपुगेसम्म यही रहन्छ।` : "अहिले कुनै राखिएको छैन।"),
    addressStays: (email) => `इमेल ${email} नै रहन्छ, किनकि आवेदन यसैबाट चिनिन्छ। अर्को इमेल राख्न आवेदन फिर्ता लिएर फेरि दिनुहोस्।`,
    save: "सच्याएको राख्नुहोस्",
    saving: "राखिँदै",
    saved: "सच्याएको कुरा राखियो। अब हामीसँग के-के छ भन्ने सूचीसहितको इमेल पठाइँदै छ।",
    stillSending: "एउटा फाइल अझै पठाइँदै छ। आइपुगेपछि राख्नुहोस्।",
    takeAlong: "आफ्नो प्रति लिनुहोस्",
    takeAlongLead: "यस आवेदनमा तपाईंबारे हामीसँग भएको सबै: लेखिएको कुरा, मिति, हाम्रा इमेल र तपाईंका कागजात।",
    takeAlongDo: (name) => `${name} डाउनलोड गर्नुहोस्`,
    withdraw: "फिर्ता लिनुहोस् र मेटाउनुहोस्",
    withdrawLead:
      "फिर्ता लिनु भनेको मेटाउनु हो: फिर्ता लिनेको कुनै सूची रहँदैन। लेखिएको, कागजात र इमेल तुरुन्तै मेटिन्छन्, र आवेदनमाथि अब निर्णय हुँदैन।",
    withdrawOpen: "म फिर्ता लिन चाहन्छु",
    withdrawTwice: "मेटाएपछि फर्काउन सकिँदैन। पद खुला रहँदासम्म फेरि आवेदन दिन सकिन्छ।",
    withdrawSure: "हो, मेरो आवेदन मेटाउनुहोस्",
    withdrawn: "तपाईंको आवेदन मेटाइयो। हाम्रो काममा चासो राख्नुभएकोमा धन्यवाद।",
    ask: "लिङ्क मगाउनुहोस्",
    askLead: "तपाईंको आवेदनको पृष्ठ लिङ्कबाट मात्र खुल्छ। आवेदन दिँदाको इमेलमा हामी लिङ्क पठाउँछौँ।",
    email: "आवेदन दिँदाको इमेल",
    send: "लिङ्क पठाउनुहोस्",
    asking: "पठाइँदै",
    noMoney: "हामी कुनै पनि चरणमा पैसा माग्दैनौँ।",
  },
};
