/** How the firm hires. */
export const careersPage = {
  name: { en: "Come and build in the steep places", ne: "ठाडो भूगोलमा सँगै निर्माण गरौँ" },
  lead: {
    en: "Every applicant gets an answer, with a date we keep.",
    ne: "हरेक आवेदकले जवाफ पाउँछन्, हामीले तोकेकै मितिमा।",
  },
  steps: [
    {
      name: { en: "Apply", ne: "आवेदन" },
      text: {
        en: "One page, no account needed. You get a reference number and a list of what we received.",
        ne: "एउटै पृष्ठ, खाता चाहिँदैन। सन्दर्भ नम्बर र हामीले पाएका कुराको सूची पाउनुहुन्छ।",
      },
    },
    {
      name: { en: "First review", ne: "पहिलो मूल्याङ्कन" },
      text: {
        en: "Two engineers read it without your name. Five working days.",
        ne: "दुई जना इन्जिनियरले नाम नहेरी पढ्छन्। पाँच कार्यदिन।",
      },
    },
    {
      name: { en: "Interview", ne: "अन्तर्वार्ता" },
      text: {
        en: "An hour, on your own work, in Nepali or English.",
        ne: "आफ्नै कामबारे एक घण्टा, नेपाली वा अङ्ग्रेजीमा।",
      },
    },
    {
      name: { en: "Answer", ne: "जवाफ" },
      text: { en: "To everyone, with the reasons.", ne: "सबैलाई, कारणसहित।" },
    },
  ],
  promise: 21,
  criteria: [
    { name: { en: "Essential qualifications", ne: "पदका लागि अनिवार्य योग्यता" } },
    { name: { en: "Own work that shows it", ne: "त्यो देखाउने आफ्नै काम" } },
    { name: { en: "Writing that can be followed", ne: "बुझिने लेखाइ" } },
    { name: { en: "Safety and care for others", ne: "सुरक्षा र अरूप्रतिको ख्याल" } },
  ],
  equalChance: {
    en:
      "Everyone has the same chance here, whatever their gender, caste, ethnicity, faith, region, age or disability. " +
      "If you need something to be different, more time, a ramp, an interpreter, say so when you apply: it has no bearing on the outcome.",
    ne:
      "लिङ्ग, जात, जातीयता, धर्म, क्षेत्र, उमेर वा अपाङ्गता जे भए पनि यहाँ सबैलाई समान अवसर छ। " +
      "थप समय, र्‍याम्प वा दोभासेजस्तो सहजीकरण चाहिए आवेदनमै लेख्नुहोस्; त्यसले नतिजामा असर पार्दैन।",
  },
  fraudWarning: {
    en:
      "We never ask applicants for money: not for a form, a test, a visa or a deposit. Our vacancies are on this page, " +
      "and our emails come from our own address. Anybody who asks you for money in our name is not one of us; please tell us and the police.",
    ne:
      "हामी आवेदकसँग कहिल्यै पैसा माग्दैनौँ: न फारामका लागि, न परीक्षा, भिसा वा धरौटीका लागि। हाम्रा पद यही पृष्ठमा हुन्छन्, " +
      "र इमेल हाम्रै ठेगानाबाट आउँछ। हाम्रो नाममा पैसा माग्ने व्यक्ति हाम्रो संस्थाको होइन; हामीलाई र प्रहरीलाई खबर गर्नुहोस्।",
  },
  benefits: [
    {
      text: {
        en: "Provident fund, gratuity and insurance from the first day",
        ne: "पहिलो दिनदेखि सञ्चय कोष, उपदान र बीमा",
      },
    },
    {
      text: {
        en: "Twelve paid days a year for learning, and the fees for it",
        ne: "सिकाइका लागि वर्षमा बाह्र दिन तलबी बिदा, शुल्कसहित",
      },
    },
    {
      text: {
        en: "Six months of leave for a child, shared as parents wish",
        ne: "सन्तान जन्मँदा छ महिना बिदा, आमाबाबुले चाहेजसरी बाँड्न मिल्ने",
      },
    },
    {
      text: {
        en: "One week at home for every six on site, with the journey paid",
        ne: "कार्यस्थलमा छ हप्ताको काममा एक हप्ता घर, बाटो खर्चसहित",
      },
    },
  ],
  consent: {
    en:
      "I agree that Himalaya Engineering Consultants stores what I send here and uses it to decide on this application, and for nothing else. " +
      "Only HR and the people who decide see it. It is erased {days} days after the decision, or earlier if I ask for it.",
    ne:
      "मैले यहाँ पठाएका विवरण हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्सले सुरक्षित राख्न र यही आवेदनको निर्णयका लागि मात्र प्रयोग गर्न मेरो मन्जुरी छ। " +
      "ती विवरण जनशक्ति शाखा र निर्णयकर्ताले मात्र हेर्छन्। निर्णय भएको {days} दिनपछि, वा मैले भनेमा त्यसअघि नै, मेटाइन्छ।",
  },
  alertsEnabled: true,
  alertsText: {
    en: "One email for each vacancy on the day it opens, and one more if its deadline is extended. Nothing else, and you can unsubscribe with the link in each email.",
    ne: "रिक्त पद खुलेकै दिन एउटा इमेल, र म्याद थपिए अर्को एउटा। अरू केही होइन; सदस्यता हरेक इमेलको लिङ्कबाट रद्द गर्न सकिन्छ।",
  },
};
