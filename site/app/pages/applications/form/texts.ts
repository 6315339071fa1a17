import { type ApplicationField, coverLetterWords } from "@setu/contract/application-fields";
import { devanagariDigits, percentText } from "@setu/contract/digits";
import type { PageTexts } from "../../../i18n/texts.ts";

interface Words {
  title: (post: string) => string;
  lead: string;
  before: string;
  read: string;
  deadline: (text: string) => string;
  careers: string;
  apply: string;
  steps: { you: string; documents: string; questions: string; check: string };
  fields: Record<ApplicationField, string>;
  hints: Partial<Record<ApplicationField, string>>;
  optional: string;
  wordsLeft: (left: number) => string;
  documentsLead: string;
  documentHint: (types: string, megabytes: number) => string;
  choose: string;
  replace: string;
  remove: string;
  sending: (percent: number) => string;
  waiting: string;
  stored: string;
  checking: string;
  unfinished: (percent: number) => string;
  gone: (name: string) => string;
  without: string;
  yes: string;
  no: string;
  consentTitle: string;
  consent: string;
  send: string;
  sendingAll: string;
  stillSending: string;
  correct: string;
  draftKept: string;
  draftRefused: string;
  unconfirmed: string;
  sentElsewhere: string;
  seeSent: string;
  another: string;
  forgetDraft: string;
  forgetDraftAsk: string;
  draftForgotten: string;
  askForLink: string;
  closesSoon: (remaining: string) => string;
  noMoney: string;
}

export const words: PageTexts<Words> = {
  en: {
    title: (post) => `Apply: ${post}`,
    before: "Before you apply",
    read: "Read the vacancy",
    lead: "One page, no account needed. You will get a reference number and a list of what we received.",
    deadline: (text) => `Deadline: ${text}`,
    careers: "Careers",
    apply: "Apply",
    steps: {
      you: "About you",
      documents: "Your documents",
      questions: "Questions for this position",
      check: "Finish and send",
    },
    fields: {
      name: "Full name",
      name_ne: "Name in Devanagari",
      email: "Email",
      phone: "Phone",
      country: "Country",
      district: "District",
      current_position: "Current position",
      years_experience: "Years of experience",
      qualification: "Highest qualification",
      nec_no: "Nepal Engineering Council number",
      linkedin: "Online profile",
      cover_letter: "Cover letter",
      heard_from: "Where did you hear about this position?",
      adjustments: "What would help you in an interview with us?",
    },
    hints: {
      email: "We will send the receipt and the link to your application here.",
      name_ne: "As it should appear in our letters in Nepali.",
      linkedin: "An address that starts with https://",
      cover_letter: `${coverLetterWords} words at most.`,
      adjustments: "Step-free access, more time, an interpreter: whatever you need plays no part in the decision.",
    },
    optional: "optional",
    wordsLeft: (left) =>
      `${Math.abs(left)} ${Math.abs(left) === 1 ? "word" : "words"} ${left < 0 ? "too many" : "left"}`,
    documentsLead: "Files upload as soon as you choose them. If the connection drops, the upload resumes by itself.",
    documentHint: (types, megabytes) => `${types}, ${megabytes} MB at most`,
    choose: "Choose a file",
    replace: "Choose another",
    remove: "Remove",
    sending: (percent) => `Uploading: ${percent}%`,
    waiting: "The upload is interrupted. It will resume by itself.",
    stored: "Upload complete",
    checking: "Being checked",
    unfinished: (percent) => `${percent}% uploaded. Choose the same file again, and only the rest will be uploaded.`,
    gone: (name) => `“${name}” was uploaded too long ago, and we no longer hold it. Please choose the file again.`,
    without: "Continue without it",
    yes: "Yes",
    no: "No",
    consentTitle: "What happens to your data",
    consent: "I agree to this.",
    send: "Send the application",
    sendingAll: "Sending",
    stillSending: "A file has not been uploaded completely. Please wait for it, choose it again or remove it.",
    correct: "Please correct:",
    draftKept: "What you have written is kept on this device until you send it, for 30 days at most.",
    draftRefused: "This browser does not keep what you write. Please send it before you close this page.",
    unconfirmed:
      "You have sent this application before, but no confirmation reached you. Please send it again: it will not be stored twice.",
    sentElsewhere: "You have sent this application from another tab.",
    seeSent: "See what we received",
    another: "Fill in another application",
    forgetDraft: "Delete this draft",
    forgetDraftAsk: "Delete all that you have written and attached in this form?",
    draftForgotten: "The draft has been deleted.",
    askForLink: "Request a link to it",
    closesSoon: (remaining) => `${remaining}. A file that is being uploaded at the deadline may still finish.`,
    noMoney: "We never ask for money at any stage.",
  },
  ne: {
    title: (post) => `आवेदन: ${post}`,
    before: "आवेदन दिनुअघि",
    read: "पदको विवरण पढ्नुहोस्",
    lead: "एउटै पृष्ठ, खाता चाहिँदैन। तपाईंले सन्दर्भ नम्बर र हामीलाई प्राप्त कागजातको सूची पाउनुहुनेछ।",
    deadline: (text) => `अन्तिम म्याद: ${text}`,
    careers: "रोजगारी",
    apply: "आवेदन",
    steps: { you: "तपाईंको विवरण", documents: "तपाईंका कागजात", questions: "यस पदका प्रश्न", check: "पूरा गरेर पठाउनुहोस्" },
    fields: {
      name: "पूरा नाम",
      name_ne: "देवनागरीमा नाम",
      email: "इमेल",
      phone: "फोन",
      country: "देश",
      district: "जिल्ला",
      current_position: "हालको पद",
      years_experience: "अनुभव (वर्ष)",
      qualification: "उच्चतम योग्यता",
      nec_no: "नेपाल इन्जिनियरिङ परिषद् दर्ता नं.",
      linkedin: "अनलाइन प्रोफाइल",
      cover_letter: "आवेदन पत्र",
      heard_from: "यस पदबारे कहाँबाट थाहा पाउनुभयो?",
      adjustments: "अन्तर्वार्तामा तपाईंलाई कस्तो सहजीकरण चाहिन्छ?",
    },
    hints: {
      email: "आवेदन प्राप्तिको इमेल र आवेदनको लिङ्क यहीँ पठाइन्छ।",
      name_ne: "नेपाली पत्रमा जसरी लेखिनुपर्ने हो, त्यसरी नै।",
      linkedin: "https:// बाट सुरु हुने ठेगाना",
      cover_letter: `बढीमा ${devanagariDigits(coverLetterWords)} शब्द।`,
      adjustments: "भर्‍याङ चढ्नु नपर्ने कोठा, थप समय, दोभासे: जे चाहिए पनि निर्णयमा यसको कुनै असर पर्दैन।",
    },
    optional: "ऐच्छिक",
    wordsLeft: (left) => (left >= 0 ? `${devanagariDigits(left)} शब्द बाँकी` : `${devanagariDigits(-left)} शब्द बढी`),
    documentsLead: "फाइल छान्नेबित्तिकै अपलोड हुन थाल्छ। इन्टरनेट जडान टुटे पनि जोडिएपछि आफैँ अघि बढ्छ।",
    documentHint: (types, megabytes) => `${types}, बढीमा ${devanagariDigits(megabytes)} एमबी`,
    choose: "फाइल छान्नुहोस्",
    replace: "अर्को छान्नुहोस्",
    remove: "हटाउनुहोस्",
    sending: (percent) => `अपलोड हुँदै: ${percentText(percent, "ne")}`,
    waiting: "अपलोड रोकिएको छ। एकछिनमा आफैँ अघि बढ्छ।",
    stored: "अपलोड पूरा भयो",
    checking: "जाँच हुँदै",
    unfinished: (percent) => `${percentText(percent, "ne")} अपलोड भयो। उही फाइल फेरि छान्नुहोस्, बाँकी मात्र अपलोड हुन्छ।`,
    gone: (name) => `“${name}” अपलोड गरेको धेरै समय भइसकेकाले अब हामीसँग छैन। कृपया यो फाइल फेरि छान्नुहोस्।`,
    without: "यस फाइलविनै अघि बढ्नुहोस्",
    yes: "हो",
    no: "होइन",
    consentTitle: "तपाईंको विवरणको प्रयोग कसरी हुन्छ",
    consent: "म यसमा सहमत छु।",
    send: "आवेदन पठाउनुहोस्",
    sendingAll: "पठाइँदै",
    stillSending: "एउटा फाइल पूरै अपलोड भएको छैन। कृपया पर्खनुहोस्, फेरि छान्नुहोस् वा हटाउनुहोस्।",
    correct: "कृपया सच्याउनुहोस्:",
    draftKept: "तपाईंले लेख्नुभएको कुरा नपठाउँदासम्म, बढीमा ३० दिन, यसै उपकरणमा राखिन्छ।",
    draftRefused: "यस ब्राउजरले तपाईंले लेख्नुभएको कुरा राख्दैन। कृपया यो पृष्ठ बन्द गर्नुअघि पठाउनुहोस्।",
    unconfirmed: "यो आवेदन पहिले पठाउनुभएको थियो, तर त्यसको पुष्टि तपाईंकहाँ आइपुगेन। कृपया फेरि पठाउनुहोस्: आवेदन दोहोरिँदैन।",
    sentElsewhere: "यो आवेदन तपाईंले अर्को ट्याबबाट पठाइसक्नुभयो।",
    seeSent: "प्राप्त आवेदन हेर्नुहोस्",
    another: "अर्को आवेदन भर्नुहोस्",
    forgetDraft: "यो मस्यौदा मेटाउनुहोस्",
    forgetDraftAsk: "यस फाराममा लेखिएका र राखिएका सबै कुरा मेटाउने हो?",
    draftForgotten: "मस्यौदा मेटाइयो।",
    askForLink: "त्यसको लिङ्क मगाउनुहोस्",
    closesSoon: (remaining) => `${remaining}। म्याद सकिँदा अपलोड भइरहेको फाइल पूरा हुन दिइन्छ।`,
    noMoney: "हामी कुनै पनि चरणमा पैसा माग्दैनौँ।",
  },
};
