import type { KindName } from "@setu/content/retention/kinds";

interface Words {
  title: string;
  nothing: string;
  due: (n: string) => string;
  lastRun: (when: string) => string;
  never: string;
  daily: string;
  columns: { kind: string; total: string; due: string; oldest: string };
  kinds: Record<KindName, string>;
  which: string;
  held: Record<"share" | "gap", string>;
  word: string;
  try: string;
  erase: string;
  log: string;
  tried: string;
  erased: string;
  stopped: string;
  failed: string;
  loading: string;
  warning: string;
  look: string;
}

export const words: Record<"en" | "ne", Words> = {
  en: {
    title: "Due for erasure",
    nothing: "Nothing is due: everything is within its period.",
    due: (n) => `${n} would be erased now.`,
    lastRun: (when) => `Last run on ${when}.`,
    never: "It has not run yet.",
    daily: "This runs by itself once a day, with the periods saved below.",
    columns: { kind: "Kind", total: "Held", due: "Due", oldest: "Oldest" },
    kinds: {
      applications: "Applications, with documents and emails",
      uploads: "Unfinished uploads",
      messages: "Messages, with answers and emails",
      complaints: "Complaints, with emails",
      contacts: "Contact details of complaints, 90 days after their end",
      subscriptions: "Subscriptions, erased when they end",
      openings: "Log of opened documents",
      infected: "Infected files",
      copies: "Unsaved staff text",
      bin: "Items in the bin for 30 days",
      members: "Members who have not signed in for two years",
    },
    which: "Which ones",
    held: {
      share:
        "This is more than may be erased automatically at once, so nothing is erased. Check that the clock and the periods are right.",
      gap: "More than a week has passed since the last run, so nothing is erased automatically. Check that the server’s clock is right.",
    },
    word: "To erase all of it now, type ERASE",
    try: "Test without erasing",
    erase: "Erase now",
    log: "Log of erasures",
    tried: "Tested and logged. Nothing was erased.",
    erased: "Erased and logged.",
    stopped: "Nothing was erased: too much is due at once.",
    failed: "This did not work. Please try again.",
    loading: "Looking for what is due…",
    warning: "Nothing has been erased: too much was due at once.",
    look: "View",
  },
  ne: {
    title: "मेटाउने बेला भएका",
    nothing: "केही मेटाउनुपर्ने छैन: राखिएका सबै म्यादभित्रै छन्।",
    due: (n) => `अहिले चलाए ${n} वटा मेटिन्छन्।`,
    lastRun: (when) => `पछिल्लो पटक ${when} मा चलेको।`,
    never: "यो अहिलेसम्म चलेको छैन।",
    daily: "तल सुरक्षित गरिएका अवधिअनुसार यो काम दिनमा एक पटक आफैँ हुन्छ।",
    columns: { kind: "प्रकार", total: "राखिएका", due: "मेटाउने", oldest: "सबैभन्दा पुरानो" },
    kinds: {
      applications: "आवेदन, कागजात र इमेलसहित",
      uploads: "अधुरा अपलोड",
      messages: "सन्देश, जवाफ र इमेलसहित",
      complaints: "गुनासो, इमेलसहित",
      contacts: "गुनासोका सम्पर्क विवरण, टुङ्गिएको ९० दिनपछि",
      subscriptions: "इमेल सूचना, बन्द गर्नेबित्तिकै मेटिने",
      openings: "खोलिएका कागजातको अभिलेख",
      infected: "भाइरस भएका फाइल",
      copies: "कर्मचारीको सुरक्षित नगरिएको पाठ",
      bin: "३० दिनदेखि रद्दीटोकरीमा रहेका सामग्री",
      members: "दुई वर्षदेखि लग इन नगरेका सदस्य",
    },
    which: "कुन-कुन",
    held: {
      share: "एकैपटक आफैँ मेटिन सक्नेभन्दा यो धेरै हो, त्यसैले केही मेटाइँदैन। घडी र अवधि ठिक छन् कि हेर्नुहोस्।",
      gap: "पछिल्लो पटकपछि एक हप्ताभन्दा बढी भयो, त्यसैले आफैँ केही मेटाइँदैन। सर्भरको घडी ठिक छ कि हेर्नुहोस्।",
    },
    word: "सबै अहिले मेटाउन “मेटाउनुहोस्” लेख्नुहोस्",
    try: "नमेटाई जाँच्नुहोस्",
    erase: "अहिले मेटाउनुहोस्",
    log: "मेटाइएको अभिलेख",
    tried: "जाँचियो र अभिलेखमा लेखियो। केही मेटाइएन।",
    erased: "मेटाइयो र अभिलेखमा लेखियो।",
    stopped: "केही मेटाइएन: एकैपटक धेरै भयो।",
    failed: "यो काम हुन सकेन। कृपया फेरि प्रयास गर्नुहोस्।",
    loading: "मेटाउने बेला भएका खोजिँदै छ…",
    warning: "मेटाउने बेला भएका कुरा मेटाइएका छैनन्: एकैपटक धेरै भए।",
    look: "हेर्नुहोस्",
  },
};
