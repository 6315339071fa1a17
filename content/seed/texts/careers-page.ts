import { firm } from "../facts/facts.ts";

/** How the firm hires. */
export const careersPage = {
  name: { en: "Come and work on steep ground", ne: "भिरालो भूगोलमा सँगै काम गरौँ" },
  lead: {
    en: "Every applicant gets an answer, by a date that we keep.",
    ne: "हरेक आवेदकले तोकिएकै मितिभित्र जवाफ पाउनुहुन्छ।",
  },
  picture: "work_survey_ridge.jpg",
  steps: [
    {
      name: { en: "Apply", ne: "आवेदन" },
      text: {
        en: "One page, no account needed. You get a reference number and a list of what we received.",
        ne: "एउटै पृष्ठ, खाता चाहिँदैन। सन्दर्भ नम्बर र हामीलाई प्राप्त कागजातको सूची पाउनुहुन्छ।",
      },
    },
    {
      name: { en: "First review", ne: "पहिलो मूल्याङ्कन" },
      text: {
        en: "Two engineers read it, independently of each other. Within five working days.",
        ne: "दुई जना इन्जिनियरले छुट्टाछुट्टै पढ्नुहुन्छ। पाँच कार्यदिनभित्र।",
      },
    },
    {
      name: { en: "Interview", ne: "अन्तर्वार्ता" },
      text: {
        en: "An hour about your own work, in Nepali or English.",
        ne: "आफ्नै कामबारे एक घण्टा, नेपाली वा अङ्ग्रेजीमा।",
      },
    },
    {
      name: { en: "Answer", ne: "जवाफ" },
      text: { en: "To everyone, with reasons.", ne: "सबैलाई, कारणसहित।" },
    },
  ],
  promise: firm.answerWithinDays,
  criteria: [
    { name: { en: "Essential qualifications", ne: "पदका लागि अनिवार्य योग्यता" } },
    { name: { en: "Own work that demonstrates them", ne: "योग्यता देखाउने आफ्नै काम" } },
    { name: { en: "Clear writing", ne: "स्पष्ट लेखाइ" } },
    { name: { en: "Safety and care for others", ne: "सुरक्षा र अरूप्रतिको ख्याल" } },
  ],
  equalChance: {
    en:
      "Everyone has the same chance here, whatever their gender, caste, ethnicity, faith, region, age or disability. " +
      "If you need more time, access without steps, an interpreter or anything else, say so when you apply: it has no bearing on the outcome.",
    ne:
      "लिङ्ग, जात, जातीयता, धर्म, क्षेत्र, उमेर वा अपाङ्गता जे भए पनि यहाँ सबैलाई समान अवसर छ। " +
      "थप समय, र्‍याम्प वा दोभासेजस्तो सहजीकरण चाहिए आवेदनमै लेख्नुहोस्; त्यसले नतिजामा असर पार्दैन।",
  },
  fraudWarning: {
    en:
      "We never ask applicants for money, whether for a form, a test, a visa or a deposit. Our vacancies are on this website, " +
      "and our emails come from our own address. Anyone who asks you for money in our name does not work for us; please tell us and the police.",
    ne:
      "हामी आवेदकसँग कहिल्यै पैसा माग्दैनौँ: न फारामका लागि, न परीक्षा, भिसा वा धरौटीका लागि। हाम्रा पद यही वेबसाइटमा हुन्छन्, " +
      "र इमेल हाम्रै ठेगानाबाट आउँछ। हाम्रो नाममा पैसा माग्ने व्यक्ति हाम्रो संस्थाको होइन; कृपया हामीलाई र प्रहरीलाई खबर गर्नुहोस्।",
  },
  benefits: [
    {
      text: {
        en: "Provident fund, gratuity and insurance from the first day",
        ne: "पहिलो दिनदेखि सञ्चय कोष, उपदान र बिमा",
      },
    },
    {
      text: {
        en: "Twelve paid days a year for training, with the fees covered",
        ne: "तालिमका लागि वर्षमा बाह्र दिन तलबी बिदा, शुल्कसहित",
      },
    },
    {
      text: {
        en: "Six months of parental leave, shared as the parents wish",
        ne: "सन्तान जन्मँदा छ महिना बिदा, आमाबाबुले चाहेजसरी बाँड्न मिल्ने",
      },
    },
    {
      text: {
        en: "One week at home for every six on site, with travel paid",
        ne: "कार्यस्थलमा हरेक छ हप्ता कामपछि एक हप्ता घर बिदा, बाटोखर्चसहित",
      },
    },
  ],
  consent: {
    en:
      "Himalaya Engineering Consultants stores what you send here and uses it to decide on this application, and for nothing else. " +
      "Only Human Resources and the selection panel see it. It is erased {days} days after the decision, or earlier if you ask.",
    ne:
      "तपाईंले यहाँ पठाएका विवरण हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्सले सुरक्षित राख्छ र यही आवेदनको निर्णयका लागि मात्र प्रयोग गर्छ। " +
      "ती विवरण मानव संसाधन शाखा र छनोट समितिले मात्र हेर्छन्। निर्णय भएको {days} दिनपछि, वा तपाईंले भनेमा त्यसअघि नै, मेटाइन्छ।",
  },
  alertsEnabled: true,
  alertsText: {
    en: "One email for each vacancy on the day it opens, and another if its deadline is extended. Nothing else, and every email has a link to unsubscribe.",
    ne: "रिक्त पद खुलेकै दिन एउटा इमेल, र म्याद थपिए अर्को एउटा। अरू केही होइन; इमेल सूचना हरेक इमेलको लिङ्कबाट बन्द गर्न सकिन्छ।",
  },
};
