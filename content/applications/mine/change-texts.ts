import type { ApplicationStage } from "@setu/contract/applications";
import type { Locale } from "@setu/contract/locale";

interface ChangeTexts {
  closed: string;
  busy: string;
  /** The same was corrected elsewhere meanwhile. */
  changedElsewhere: string;
  /** The current value of such a field. */
  nowReads: (now: string) => string;
  scanning: string;
  refused: string;
  /** The next step after a stage; `by` is the promised day. */
  next: Record<ApplicationStage, (by: string | null) => string>;
}

/** The texts for an applicant who corrects or follows an application. */
export const changeTexts: Record<Locale, ChangeTexts> = {
  en: {
    closed: "The deadline has passed. What you sent stays as it is; you can still read, download and withdraw it.",
    busy: "Something else has just changed in your application. Please try again: nothing that you wrote is lost.",
    changedElsewhere:
      "The same has been corrected on another device since you opened this page. Please look at the marked fields: nothing that you wrote is lost.",
    nowReads: (now) =>
      now
        ? `We now hold “${now}”. Save again to replace it with your entry here.`
        : "It is now empty. Save again to replace that with your entry here.",
    scanning: "Being scanned for viruses. Nobody opens it before the scan is complete.",
    refused:
      "This file did not pass the virus scan, so nobody has opened it. Please replace it, ideally with a newly saved PDF.",
    next: {
      received: (by) =>
        by
          ? `We will read it after the deadline. You will have an answer by ${by}, whatever it is.`
          : "We will read it after the deadline. You will have an answer, whatever it is.",
      reading: (by) =>
        by
          ? `We are reading it. Everybody will hear from us by ${by}, invited or not.`
          : "We are reading it. Everybody will hear from us, invited or not.",
      interview: () =>
        "We will write or call to agree on a day. If you need anything for the interview, reply to that email.",
      offer: () => "An offer is on its way to you, or has already reached you. It says how long you have to decide.",
      hired: () => "Welcome. The office you are joining will tell you what comes next.",
      refused: () => "You were not selected this time. You are welcome to apply again.",
    },
  },
  ne: {
    closed: "म्याद सकियो। तपाईंले पठाउनुभएको जस्ताको तस्तै रहन्छ; अझै पढ्न, आफ्नो प्रति लिन र फिर्ता लिन सकिन्छ।",
    busy: "तपाईंको आवेदनमा भर्खरै अरू केही फेरिएको छ। कृपया फेरि प्रयास गर्नुहोस्: तपाईंले लेख्नुभएको केही हराएको छैन।",
    changedElsewhere:
      "तपाईंले यो पृष्ठ खोलेपछि यही कुरा अर्को उपकरणबाट सच्याइएको छ। कृपया चिह्न लगाइएका ठाउँ हेर्नुहोस्: तपाईंले लेख्नुभएको केही हराएको छैन।",
    nowReads: (now) =>
      now
        ? `हामीसँग अहिले “${now}” छ। त्यसको सट्टा यहाँको राख्न फेरि सुरक्षित गर्नुहोस्।`
        : "अहिले यो खाली छ। त्यसको सट्टा यहाँको राख्न फेरि सुरक्षित गर्नुहोस्।",
    scanning: "भाइरस जाँच हुँदै छ। जाँच नसकिएसम्म यो कसैले खोल्दैन।",
    refused: "भाइरस जाँचमा यो फाइल सुरक्षित ठहरिएन, त्यसैले यो कसैले खोलेको छैन। कृपया यसको सट्टा नयाँ सुरक्षित गरेको PDF राख्नुहोस्।",
    next: {
      received: (by) =>
        by
          ? `म्याद सकिएपछि आवेदन पढिनेछ। जवाफ जे भए पनि ${by} सम्म पाउनुहुनेछ।`
          : "म्याद सकिएपछि आवेदन पढिनेछ। जवाफ जे भए पनि पाउनुहुनेछ।",
      reading: (by) =>
        by
          ? `हामी आवेदन पढ्दै छौँ। अन्तर्वार्तामा बोलाइए पनि नबोलाइए पनि सबैलाई ${by} सम्म खबर गरिनेछ।`
          : "हामी आवेदन पढ्दै छौँ। अन्तर्वार्तामा बोलाइए पनि नबोलाइए पनि सबैलाई खबर गरिनेछ।",
      interview: () => "दिन मिलाउन हामी लेख्छौँ वा फोन गर्छौँ। अन्तर्वार्ताका लागि केही सहजीकरण चाहिए त्यही इमेलमा जवाफ दिनुहोस्।",
      offer: () => "प्रस्ताव तपाईंलाई पठाइँदै छ वा आइपुगिसकेको छ। कहिलेसम्म निर्णय गर्ने भन्ने त्यसैमा लेखिएको छ।",
      hired: () => "स्वागत छ। अब के गर्ने भन्ने जानकारी तपाईंले काम गर्ने कार्यालयले दिनेछ।",
      refused: () => "यस पटक तपाईं छनोट हुनुभएन। तपाईं फेरि आवेदन दिन सक्नुहुन्छ।",
    },
  },
};
