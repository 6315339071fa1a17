const en = {
  ending: "Are you still there?",
  endingText: (time: string) =>
    `You have not typed or clicked anything for a while. At ${time} you will be signed out. What you typed is kept.`,
  stay: "Stay signed in",
  final: (time: string) => `Your session ends at ${time}. Sign in again then: what you typed is kept.`,
  understood: "OK",
  ended: "Sign in again",
  endedText: "Your session has ended. What you typed is still here: sign in and continue where you left off.",
  email: "Email",
  password: "Password",
  signIn: "Sign in",
  working: "One moment…",
  otherWay: "Open the sign-in page in a new tab",
  unreachable: "The server cannot be reached. Please check your connection and try again.",
  other: "Somebody else has signed in",
  otherText:
    "Another account is now signed in in this browser, so nothing from this page is sent. What you typed here is kept for you.",
  reload: "Go to the start page",
};
const ne: typeof en = {
  ending: "तपाईं अझै यहाँ हुनुहुन्छ?",
  endingText: (time) =>
    `केही समयदेखि तपाईंले केही लेख्नु वा थिच्नुभएको छैन। ${time} तपाईं लग आउट हुनुहुनेछ। तपाईंले लेख्नुभएको पाठ राखिएको छ।`,
  stay: "लग इन रहिरहनुहोस्",
  final: (time) => `तपाईंको सत्र ${time} सकिन्छ। त्यसपछि फेरि लग इन गर्नुहोस्: तपाईंले लेख्नुभएको पाठ राखिएको छ।`,
  understood: "हुन्छ",
  ended: "फेरि लग इन गर्नुहोस्",
  endedText: "तपाईंको सत्र सकियो। तपाईंले लेख्नुभएको पाठ यहीँ छ: लग इन गर्नुहोस् र छोडेकै ठाउँबाट जारी राख्नुहोस्।",
  email: "इमेल",
  password: "पासवर्ड",
  signIn: "लग इन",
  working: "एकछिन…",
  otherWay: "लग इन पृष्ठ नयाँ ट्याबमा खोल्नुहोस्",
  unreachable: "सर्भरसँग सम्पर्क हुन सकेन। कृपया इन्टरनेट जडान हेरेर फेरि प्रयास गर्नुहोस्।",
  other: "अर्कै व्यक्तिले लग इन गर्नुभएको छ",
  otherText:
    "यस ब्राउजरमा अहिले अर्को खाताबाट लग इन गरिएको छ, त्यसैले यस पृष्ठबाट केही पठाइँदैन। तपाईंले यहाँ लेख्नुभएको पाठ तपाईंका लागि राखिएको छ।",
  reload: "सुरु पृष्ठमा जानुहोस्",
};

export const words = { en, ne };
