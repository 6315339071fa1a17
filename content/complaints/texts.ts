import { complaintWords, mostComplaintFiles } from "@setu/contract/complaints/complaint-fields";
import { digitsIn } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";

const english = {
  closed: "We are not accepting complaints here at the moment.",
  otherWays: "This page lists other ways to complain.",
  invalid: "Please correct the fields that are marked.",
  unavailable: "We could not save what you wrote. Please try again in a moment.",
  keyUsed: "You have already sent something else from this form. Please open the page again and send this from there.",
  accepted: "Thank you. What you wrote has reached us.",
  unknownCode: "Nothing was found under this code. Please check all sixteen digits.",
  type: "Please choose what you want to send.",
  topic: "Please choose what the complaint is about.",
  way: "Please choose whether to give your name.",
  subject: "Please write in a few words what it is about.",
  description: "Please describe it.",
  name: "Please write your name, or choose another way.",
  reach: "Please write an email address or a phone number, or choose another way.",
  email: "This does not look like an email address. It should look like name@example.org.",
  phone: "This does not look like a phone number. Please write at least five digits.",
  tooLong: (most: number) => `Please use at most ${most} characters.`,
  words: (count: number) => `Please use at most ${complaintWords} words. There are ${count}.`,
  oneLine: "Please write this on one line.",
  noSecond:
    "Nobody is appointed at present who could handle it instead. Untick this to send it to those who handle all complaints.",
  consent: "Please agree, so that we may read and keep it.",
  text: "Please write something.",
  tooManyFiles: `Please write without this file: a complaint can have ${mostComplaintFiles} files in all.`,
  over: "This can no longer be changed. Please look at the page again.",
  busy: "Something else has just changed. Please try again.",
  noted: "Your message has reached us.",
  appealed: "Somebody else will now look at it again.",
  withdrawn: "It has been withdrawn. We have erased your contact details.",
};

type ComplaintTexts = typeof english;

/** Messages of the calls about complaints. */
export const complaintTexts: Record<Locale, ComplaintTexts> = {
  en: english,
  ne: {
    closed: "अहिले यहाँबाट गुनासो लिइएको छैन।",
    otherWays: "अन्य उपाय पृष्ठमै दिइएका छन्।",
    invalid: "कृपया चिह्न लगाइएका विवरण सच्याउनुहोस्।",
    unavailable: "तपाईंले लेखेको कुरा सुरक्षित गर्न सकिएन। कृपया एकछिनपछि फेरि प्रयास गर्नुहोस्।",
    keyUsed: "तपाईंले यस फारामबाट यसअघि अर्को कुरा पठाइसक्नुभएको छ। कृपया पृष्ठ फेरि खोलेर त्यहाँबाट यो पठाउनुहोस्।",
    accepted: "धन्यवाद। तपाईंले लेखेको कुरा हामीकहाँ आइपुग्यो।",
    unknownCode: "यस कोडमा केही भेटिएन। कृपया सोह्रै अङ्क जाँच्नुहोस्।",
    type: "कृपया के पठाउने हो, छान्नुहोस्।",
    topic: "कृपया गुनासो केबारे हो, छान्नुहोस्।",
    way: "कृपया आफ्नो परिचय कसरी राख्ने, छान्नुहोस्।",
    subject: "कृपया विषय छोटकरीमा लेख्नुहोस्।",
    description: "कृपया विवरण लेख्नुहोस्।",
    name: "कृपया आफ्नो नाम लेख्नुहोस्, वा अर्को उपाय छान्नुहोस्।",
    reach: "कृपया इमेल ठेगाना वा फोन नम्बर लेख्नुहोस्, वा अर्को उपाय छान्नुहोस्।",
    email: "यो इमेल ठेगानाजस्तो देखिएन। name@example.org को ढाँचामा लेख्नुहोस्।",
    phone: "यो फोन नम्बरजस्तो देखिएन। कृपया कम्तीमा पाँच अङ्क लेख्नुहोस्।",
    tooLong: (most) => `कृपया बढीमा ${digitsIn(most, "ne")} अक्षर लेख्नुहोस्।`,
    words: (count) => `कृपया बढीमा ${digitsIn(complaintWords, "ne")} शब्द लेख्नुहोस्। अहिले ${digitsIn(count, "ne")} शब्द छन्।`,
    oneLine: "कृपया यो एउटै पङ्क्तिमा लेख्नुहोस्।",
    noSecond: "उहाँहरूको सट्टा हेर्ने दोस्रो व्यक्ति अहिले तोकिएको छैन। सबै गुनासो हेर्नेलाई नै पठाउने भए यो चिनो हटाउनुहोस्।",
    consent: "हामीले पढ्न र राख्न पाउने गरी कृपया सहमति जनाउनुहोस्।",
    text: "कृपया केही लेख्नुहोस्।",
    tooManyFiles: `कृपया यस फाइलविना लेख्नुहोस्: एउटा गुनासोमा जम्मा ${digitsIn(mostComplaintFiles, "ne")} वटा फाइल रहन सक्छन्।`,
    over: "यसमा अब परिवर्तन गर्न मिल्दैन। कृपया पृष्ठ फेरि हेर्नुहोस्।",
    busy: "भर्खरै अर्को परिवर्तन भयो। कृपया फेरि प्रयास गर्नुहोस्।",
    noted: "तपाईंको सन्देश हामीकहाँ आइपुग्यो।",
    appealed: "अर्को व्यक्तिले यसलाई फेरि हेर्नुहुनेछ।",
    withdrawn: "फिर्ता लिइयो। तपाईंको सम्पर्क विवरण हामीले मेटायौँ।",
  },
};
