import type { ApplicationStage } from "@setu/contract/applications";
import type { Locale } from "@setu/contract/locale";

interface ChangeTexts {
  closed: string;
  busy: string;
  scanning: string;
  refused: string;
  /** What happens after a stage; `by` is the day that was promised. */
  next: Record<ApplicationStage, (by: string | null) => string>;
}

/** What correcting and following an application says to its applicant. */
export const changeTexts: Record<Locale, ChangeTexts> = {
  en: {
    closed: "The deadline is over. What you sent stays as it is; you can still read, take along and withdraw it.",
    busy: "Something else has just changed in your application. Please try once more: nothing that you wrote is lost.",
    scanning: "Being scanned for viruses. Nobody opens it before that has come to its end.",
    refused:
      "The virus scanner does not let this file pass, so nobody has opened it. Please replace it, best by a PDF that you save anew.",
    next: {
      received: (by) =>
        by
          ? `Somebody reads it after the deadline. You have an answer by ${by}, whatever it is.`
          : "Somebody reads it after the deadline. You have an answer, whatever it is.",
      reading: (by) =>
        by
          ? `We are reading it. Whom we invite, and whom not, hears from us by ${by}.`
          : "We are reading it. Whom we invite, and whom not, hears from us.",
      interview: () => "We write or call to agree on a day. If you need anything for it, answer to that mail.",
      offer: () => "An offer is on its way to you, or with you already. It says until when you can decide.",
      hired: () => "Welcome. What comes next is between you and the office that you join.",
      refused: () => "It has not worked out this time. Our letter gives the reason, and you may apply again.",
    },
  },
  ne: {
    closed: "म्याद सकियो। तपाईंले पठाएको जस्ताको तस्तै रहन्छ; अझै पढ्न, आफ्नो प्रति लिन र फिर्ता लिन सकिन्छ।",
    busy: "तपाईंको आवेदनमा भर्खरै अरू केही फेरिएको छ। कृपया फेरि प्रयास गर्नुहोस्: तपाईंले लेखेको केही हराएको छैन।",
    scanning: "भाइरस जाँच हुँदै छ। जाँच नसकिएसम्म यो कसैले खोल्दैन।",
    refused: "भाइरस जाँचले यो फाइललाई पास गरेन, त्यसैले यो कसैले खोलेको छैन। कृपया फेरि सुरक्षित गरेको PDF ले बदल्नुहोस्।",
    next: {
      received: (by) =>
        by
          ? `म्याद सकिएपछि आवेदन पढिन्छ। जवाफ जे भए पनि ${by} सम्म पाउनुहुन्छ।`
          : "म्याद सकिएपछि आवेदन पढिन्छ। जवाफ जे भए पनि पाउनुहुन्छ।",
      reading: (by) =>
        by
          ? `हामी आवेदन पढ्दै छौँ। बोलाइने र नबोलाइने सबैलाई ${by} सम्म खबर हुन्छ।`
          : "हामी आवेदन पढ्दै छौँ। बोलाइने र नबोलाइने सबैलाई खबर हुन्छ।",
      interview: () => "दिन मिलाउन हामी लेख्छौँ वा फोन गर्छौँ। केही सहजीकरण चाहिए त्यही इमेलमा जवाफ दिनुहोस्।",
      offer: () => "प्रस्ताव पठाइँदै छ वा तपाईंकहाँ आइसकेको छ। कहिलेसम्म निर्णय गर्ने भन्ने त्यसैमा लेखिएको छ।",
      hired: () => "स्वागत छ। अब बाँकी कुरा तपाईं र तपाईंले काम गर्ने कार्यालयबीच हुन्छ।",
      refused: () => "यस पटक मिलेन। कारण हाम्रो पत्रमा छ; तपाईं फेरि आवेदन दिन सक्नुहुन्छ।",
    },
  },
};
