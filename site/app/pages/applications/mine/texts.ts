import type { PageTexts } from "../../../i18n/texts.ts";

/** A reference as an applicant gets it. */
export const exampleReference = "A-7F3K-92QX-M";

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
  documents: string;
  noDocuments: string;
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
  where: string;
  whereText: { before: string; after: string };
  noMoney: string;
  noMoneyText: string;
  allVacancies: string;
}

export const words: PageTexts<Words> = {
  en: {
    title: "Your application",
    lead: "Follow its progress, see what we hold, and correct, copy or withdraw it.",
    careers: "Careers",
    receipt: "We have your application",
    reference: "Reference",
    post: "Position",
    received: "Received",
    changed: "Corrected",
    stage: "Stage",
    answerBy: "Answer by",
    keptUntil: "Kept until",
    documents: "Documents we hold",
    noDocuments: "None.",
    storedOn: (date) => `Stored on ${date}`,
    replaced: (name, date) => `Replaced ${name} on ${date}; we no longer hold that file.`,
    written: "What you wrote",
    show: "Show all",
    way: "Progress so far",
    next: "What happens next",
    mailOnItsWay:
      "We are sending you an email with this list and a link to this page. Keep the reference: with it and your email address you can request a new link at any time.",
    closed: (deadline) =>
      `Applications closed on ${deadline}. You can no longer make corrections, but you can still read, copy and withdraw what you sent.`,
    correct: "Correct it or replace a document",
    correctLead: (deadline) => `Until ${deadline}. What you do not change stays as it is.`,
    correctOpen: "Make a correction",
    replace: "Replace a document",
    stays: (name) => (name ? `Current file: ${name}. It stays until the new one is uploaded.` : "No file at present."),
    addressStays: (email) =>
      `Your email address stays ${email}, because it identifies your application. To use another one, withdraw and apply again.`,
    save: "Save the correction",
    saving: "Saving",
    saved: "Your correction has been saved. We are sending you an email that lists exactly what we hold now.",
    stillSending: "A file is still being uploaded. Please wait until it has finished.",
    takeAlong: "Take a copy",
    takeAlongLead:
      "Everything we hold about you in this application: what you wrote, its dates, our emails and your documents.",
    takeAlongDo: (name) => `Download ${name}`,
    withdraw: "Withdraw and erase",
    withdrawLead:
      "Withdrawing erases your application: we keep no list of people who have withdrawn. What you wrote, your documents and our emails are erased at once, and your application is no longer considered.",
    withdrawOpen: "I want to withdraw",
    withdrawTwice: "This cannot be undone. While the vacancy is open you can apply again.",
    withdrawSure: "Yes, erase my application",
    withdrawn: "Your application has been erased. Thank you for your interest in our work.",
    ask: "Request a link",
    askLead: "Your application’s page opens only from a link. We send it to the email address you applied with.",
    email: "Email you applied with",
    send: "Send me the link",
    asking: "Sending",
    where: "Where to find the reference",
    whereText: {
      before:
        "It is on the page you saw after sending, and in the email we sent you then. It begins with A-, for example ",
      after: ".",
    },
    noMoney: "We never ask for money",
    noMoneyText: "No stage of an application costs anything. If somebody asks you to pay, tell us.",
    allVacancies: "All vacancies",
  },
  ne: {
    title: "तपाईंको आवेदन",
    lead: "आवेदन कहाँ पुग्यो र हामीसँग के-के छ हेर्नुहोस्; सच्याउन, प्रति लिन वा फिर्ता लिन पनि सकिन्छ।",
    careers: "रोजगारी",
    receipt: "तपाईंको आवेदन आइपुग्यो",
    reference: "सन्दर्भ नम्बर",
    post: "पद",
    received: "प्राप्त",
    changed: "सच्याइएको",
    stage: "चरण",
    answerBy: "जवाफ दिने अन्तिम मिति",
    keptUntil: "राखिने अन्तिम मिति",
    documents: "हामीसँग भएका कागजात",
    noDocuments: "कुनै छैन।",
    storedOn: (date) => `राखिएको मिति: ${date}`,
    replaced: (name, date) => `${date} मा ${name} को सट्टा राखिएको; त्यो फाइल अब हामीसँग छैन।`,
    written: "तपाईंले लेख्नुभएको",
    show: "सबै देखाउनुहोस्",
    way: "अहिलेसम्मको प्रगति",
    next: "अब के हुन्छ",
    mailOnItsWay:
      "यो सूची र यस पृष्ठको लिङ्क भएको इमेल तपाईंलाई पठाइँदै छ। सन्दर्भ नम्बर सुरक्षित राख्नुहोस्: यही नम्बर र आफ्नो इमेल ठेगानाबाट जहिले पनि नयाँ लिङ्क मगाउन सकिन्छ।",
    closed: (deadline) => `आवेदनको म्याद ${deadline} सकियो। अब सच्याउन मिल्दैन; पढ्न, प्रति लिन र फिर्ता लिन अझै सकिन्छ।`,
    correct: "सच्याउनुहोस् वा कागजात बदल्नुहोस्",
    correctLead: (deadline) => `सच्याउने अन्तिम समय: ${deadline}। नबदलेको कुरा जस्ताको तस्तै रहन्छ।`,
    correctOpen: "सच्याउन थाल्नुहोस्",
    replace: "कागजात बदल्नुहोस्",
    stays: (name) => (name ? `अहिलेको फाइल: ${name}। नयाँ अपलोड नभएसम्म यही रहन्छ।` : "अहिले कुनै फाइल छैन।"),
    addressStays: (email) =>
      `इमेल ठेगाना ${email} नै रहन्छ, किनकि आवेदन यसैबाट चिनिन्छ। अर्को ठेगाना राख्न आवेदन फिर्ता लिएर फेरि दिनुहोस्।`,
    save: "सच्याएको सुरक्षित गर्नुहोस्",
    saving: "सुरक्षित हुँदै",
    saved: "सच्याएको कुरा सुरक्षित भयो। अब हामीसँग के-के छ भन्ने सूचीसहितको इमेल तपाईंलाई पठाइँदै छ।",
    stillSending: "एउटा फाइल अझै अपलोड हुँदै छ। कृपया पूरा हुन्जेल पर्खनुहोस्।",
    takeAlong: "आफ्नो प्रति लिनुहोस्",
    takeAlongLead: "यस आवेदनमा तपाईंबारे हामीसँग भएको सबै: तपाईंले लेख्नुभएको कुरा, मिति, हाम्रा इमेल र तपाईंका कागजात।",
    takeAlongDo: (name) => `${name} डाउनलोड गर्नुहोस्`,
    withdraw: "फिर्ता लिनुहोस् र मेटाउनुहोस्",
    withdrawLead:
      "फिर्ता लिएपछि आवेदन मेटिन्छ: फिर्ता लिनेको कुनै सूची हामी राख्दैनौँ। तपाईंले लेख्नुभएको कुरा, कागजात र हाम्रा इमेल तुरुन्तै मेटिन्छन्, र आवेदनमाथि अब विचार गरिँदैन।",
    withdrawOpen: "म फिर्ता लिन चाहन्छु",
    withdrawTwice: "मेटाएपछि फर्काउन सकिँदैन। रिक्त पद खुला रहँदासम्म फेरि आवेदन दिन सकिन्छ।",
    withdrawSure: "हो, मेरो आवेदन मेटाउनुहोस्",
    withdrawn: "तपाईंको आवेदन मेटाइयो। हाम्रो काममा चासो राख्नुभएकोमा धन्यवाद।",
    ask: "लिङ्क मगाउनुहोस्",
    askLead: "तपाईंको आवेदनको पृष्ठ लिङ्कबाट मात्र खुल्छ। आवेदन दिँदाको इमेलमा हामी लिङ्क पठाउँछौँ।",
    email: "आवेदन दिँदाको इमेल",
    send: "लिङ्क पठाउनुहोस्",
    asking: "पठाइँदै",
    where: "सन्दर्भ नम्बर कहाँ पाइन्छ",
    whereText: {
      before: "आवेदन पठाएपछि देखिएको पृष्ठमा र त्यतिबेला हामीले पठाएको इमेलमा छ। यो A- बाट सुरु हुन्छ (जस्तै ",
      after: ")।",
    },
    noMoney: "हामी कहिल्यै पैसा माग्दैनौँ",
    noMoneyText: "आवेदनको कुनै पनि चरणमा शुल्क लाग्दैन। कसैले पैसा मागेमा हामीलाई खबर गर्नुहोस्।",
    allVacancies: "सबै पद",
  },
};
