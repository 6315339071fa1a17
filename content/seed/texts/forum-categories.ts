import type { Text } from "../shape.ts";

interface CategorySeed {
  key: string;
  name: Text;
  description: Text;
  tell: Text;
  rules?: Text;
  /** Keys of the firm's people who answer. */
  experts: string[];
}

/** The subjects of the sample firm's forum. */
export const forumCategories: CategorySeed[] = [
  {
    key: "water",
    experts: ["hydrology", "dams"],
    name: { en: "Hydropower and irrigation", ne: "जलविद्युत् र सिँचाइ" },
    description: {
      en: "Intakes, canals, penstocks, river flow, floods",
      ne: "मुहान, नहर, पेनस्टक, नदीको बहाव, बाढी",
    },
    tell: {
      en: "The river and the district\nHow long its flow has been measured\nHead and flow, as far as you know them\nThe stage: idea, study, building, running",
      ne: "नदी र जिल्ला\nकति वर्षदेखि बहाव नापिएको छ\nथाहा भएसम्म हेड र बहाव\nचरण: विचार, अध्ययन, निर्माण, सञ्चालन",
    },
  },
  {
    key: "roads",
    experts: ["roads", "survey"],
    name: { en: "Roads and bridges", ne: "सडक र पुल" },
    description: {
      en: "Rural roads, drains, pavements, bridges, DoR standards",
      ne: "ग्रामीण सडक, नाली, सतह, पुल, सडक विभागका मापदण्ड",
    },
    tell: {
      en: "Where the road is, and its class\nThe ground, and how steep the slope is\nWhat passes over it\nThe standard that applies: DoR, DoLI, IRC",
      ne: "सडक कहाँ छ, कुन वर्गको हो\nमाटो, र पाखो कति ठाडो छ\nकस्ता सवारी चल्छन्\nलागू हुने मापदण्ड: सडक विभाग, स्थानीय पूर्वाधार विभाग, IRC",
    },
  },
  {
    key: "ground",
    experts: ["geology"],
    rules: {
      en: "If a slope moves above houses or a road, call the disaster line (1149) first and write afterwards.\nNobody here can judge a slope without seeing it.",
      ne: "घर वा बाटोमाथिको पाखो सर्दै छ भने पहिले विपद् हटलाइन (1149) मा फोन गर्नुहोस्, अनि लेख्नुहोस्।\nनहेरीकन पाखोबारे यहाँ कसैले ठोकुवा गर्न सक्दैन।",
    },
    name: { en: "Geotechnics and slopes", ne: "भूप्रविधि र पाखो" },
    description: { en: "Landslides, walls, anchors, foundations, drilling", ne: "पहिरो, पर्खाल, एङ्कर, जग, ड्रिलिङ" },
    tell: {
      en: "What lies below: soil, rock, water\nWhat moves, since when, and how much\nWhat has been measured or drilled",
      ne: "तल के छ: माटो, चट्टान, पानी\nके सर्दै छ, कहिलेदेखि, कति\nके नापिएको वा ड्रिल गरिएको छ",
    },
  },
  {
    key: "environment",
    experts: ["communications"],
    rules: {
      en: "No question about a tender that is open: use the notice's own questions and answers.\nName no official or company.",
      ne: "खुला रहेको बोलपत्रबारे प्रश्न नगर्ने: सूचनामै भएको प्रश्नोत्तर प्रयोग गर्नुहोस्।\nकुनै अधिकारी वा कम्पनीको नाम नलेख्ने।",
    },
    name: { en: "Environment and procurement", ne: "वातावरण र खरिद" },
    description: { en: "EIA, IEE and BES, bills of quantities, procedure", ne: "EIA, IEE र BES, परिमाण सूची, प्रक्रिया" },
    tell: {
      en: "Who the client is: ward, municipality, office, company\nThe size that decides the procedure\nWhat has been approved so far\nNothing about a tender that is open",
      ne: "ग्राहक को हो: वडा, नगरपालिका, कार्यालय, कम्पनी\nप्रक्रिया तय गर्ने आकार\nअहिलेसम्म के स्वीकृत भएको छ\nखुला रहेको बोलपत्रबारे केही नलेख्ने",
    },
  },
  {
    key: "study",
    experts: ["survey"],
    rules: {
      en: "We help you to solve your exercise and do not solve it for you.",
      ne: "अभ्यास आफैँ गर्न हामी सघाउँछौँ, तपाईंको सट्टा गरिदिँदैनौँ।",
    },
    name: { en: "Study, licence, careers", ne: "पढाइ, अनुमतिपत्र र पेसा" },
    description: { en: "Software, the council’s examination, first jobs", ne: "सफ्टवेयर, परिषद्को परीक्षा, पहिलो जागिर" },
    tell: { en: "What you study, and which year\nWhat you have tried", ne: "के पढ्दै हुनुहुन्छ, कुन वर्ष\nके-के गरेर हेर्नुभयो" },
  },
];
