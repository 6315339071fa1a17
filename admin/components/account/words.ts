const en = {
  current: "Current password",
  currentHint: "Needed only to change your password or your email address.",
  signOutSelf: "Sign out on all devices",
  signOutSelfHint: "Here too. You will have to sign in again with your password.",
  signOutOther: "Sign this person out on all devices",
  signOutOtherHint: "For a lost phone or a computer left open. They will have to sign in again with their password.",
  signedOut: "Signed out on all devices.",
  failed: "That did not work. Please try again.",
};

const ne: typeof en = {
  current: "हालको पासवर्ड",
  currentHint: "पासवर्ड वा इमेल ठेगाना बदल्दा मात्र चाहिन्छ।",
  signOutSelf: "सबै उपकरणबाट लग आउट गर्नुहोस्",
  signOutSelfHint: "यहाँबाट पनि। त्यसपछि पासवर्डले फेरि लग इन गर्नुपर्छ।",
  signOutOther: "यस व्यक्तिलाई सबै उपकरणबाट लग आउट गराउनुहोस्",
  signOutOtherHint: "फोन हराएमा वा कम्प्युटर खुलै छुटेमा। त्यसपछि उहाँले पासवर्डले फेरि लग इन गर्नुपर्छ।",
  signedOut: "सबै उपकरणबाट लग आउट गरियो।",
  failed: "यो काम हुन सकेन। कृपया फेरि प्रयास गर्नुहोस्।",
};

export const words = { en, ne };
