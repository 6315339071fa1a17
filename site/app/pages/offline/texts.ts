export const words = {
  en: {
    title: "Saved pages",
    readable: "Pages that you have read are saved on this device, to be read without an internet connection.",
    instead: "There is no internet connection",
    notKept: "This page is not saved on this device. It will load by itself when the connection is back.",
    none: "None are saved yet.",
    how: "Open a page, and it will be here when there is no connection.",
  },
  ne: {
    title: "सेभ गरिएका पृष्ठहरू",
    readable: "तपाईंले पढ्नुभएका पृष्ठ यस उपकरणमा सेभ हुन्छन्। इन्टरनेट नहुँदा पनि पढ्न सकिन्छ।",
    instead: "इन्टरनेट जडान छैन",
    notKept: "यो पृष्ठ यस उपकरणमा सेभ गरिएको छैन। इन्टरनेट जोडिएपछि यो आफैँ खुल्नेछ।",
    none: "अहिलेसम्म कुनै छैन।",
    how: "कुनै पृष्ठ खोल्नुहोस्, इन्टरनेट नहुँदा त्यो यहीँ भेटिन्छ।",
  },
};
