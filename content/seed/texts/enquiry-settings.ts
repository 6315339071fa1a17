import type { EnquirySettingsSeed } from "../shape.ts";

export const enquirySettings: EnquirySettingsSeed = {
  recipient: "enquiries@example.org",
  sender: "website@example.org",
  accepted: {
    en: "Thank you. Your message has reached us; an engineer will reply within two working days.",
    ne: "धन्यवाद। तपाईंको सन्देश हामीकहाँ आइपुग्यो; इन्जिनियरले दुई कार्यदिनभित्र जवाफ दिनुहुनेछ।",
  },
  acknowledgementSubject: { en: "We have received your message", ne: "तपाईंको सन्देश प्राप्त भयो" },
  acknowledgement: {
    en:
      "Dear {name},\n\n" +
      "Thank you for writing to us. Your message has reached us. Its reference is {reference}; please quote " +
      "it if you write or call again.\n\n" +
      "An engineer will read it and reply within two working days (Sunday to Friday, Nepal time). If it concerns " +
      "the safety of a structure, please call the head office at once: +977 1 555 0100.\n\n" +
      "Himalaya Engineering Consultants\n" +
      "Thapathali, Kathmandu",
    ne:
      "{name} ज्यू,\n\n" +
      "हामीलाई लेख्नुभएकोमा धन्यवाद। तपाईंको सन्देश प्राप्त भयो। यसको सन्दर्भ नम्बर {reference} हो; फेरि लेख्दा वा " +
      "फोन गर्दा यही नम्बर उल्लेख गरिदिनुहोला।\n\n" +
      "इन्जिनियरले सन्देश पढेर दुई कार्यदिनभित्र (आइतबारदेखि शुक्रबार, नेपाली समय) जवाफ दिनुहुनेछ। कुनै संरचनाको " +
      "सुरक्षासम्बन्धी कुरा भए कृपया तुरुन्तै केन्द्रीय कार्यालयमा फोन गर्नुहोला: +977 1 555 0100।\n\n" +
      "हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्स\n" +
      "थापाथली, काठमाडौँ",
  },
  closing: {
    en: "With kind regards,\nHimalaya Engineering Consultants\nThapathali, Kathmandu",
    ne: "भवदीय,\nहिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्स\nथापाथली, काठमाडौँ",
  },
  overdueAfterHours: 48,
};
