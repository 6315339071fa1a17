export const words = {
  en: {
    title: "Saved pages",
    readable: "These pages are saved on this device. You can read them without an internet connection.",
    instead: "There is no internet connection",
    notKept: "This page is not saved on this device. It will load by itself when the connection is back.",
    none: "No pages are saved yet. Pages that you read are saved here as you go.",
  },
  ne: {
    title: "सुरक्षित पृष्ठहरू",
    readable: "यी पृष्ठहरू यस उपकरणमा सुरक्षित छन्। इन्टरनेट नहुँदा पनि पढ्न सकिन्छ।",
    instead: "इन्टरनेट जडान छैन",
    notKept: "यो पृष्ठ यस उपकरणमा सुरक्षित छैन। इन्टरनेट जोडिएपछि यो आफैँ खुल्नेछ।",
    none: "अहिलेसम्म कुनै पृष्ठ सुरक्षित छैन। तपाईंले पढ्नुभएका पृष्ठ यहाँ सुरक्षित हुँदै जान्छन्।",
  },
};
