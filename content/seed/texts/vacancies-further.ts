import { graduateIntake } from "../facts/facts.ts";
import { at, type Moment } from "../moments.ts";
import { richText } from "../rich-text.ts";
import type { VacancySeed } from "../vacancy-shape.ts";
import { answerAfter, papers, peopleDesk, stagesAfter } from "./vacancy-parts.ts";

/** Open vacancies that close later. */
export const furtherVacancies: VacancySeed<Moment>[] = [
  {
    ref: "HEC-83-023",
    name: { en: "Survey engineer, drones and LiDAR", ne: "सर्वेक्षण इन्जिनियर, ड्रोन र लाइडार" },
    summary: {
      en: "You fly where nobody can walk, and vouch for every centimetre.",
      ne: "हिँडेर पुग्न नसकिने ठाउँमा तपाईं ड्रोन उडाउनुहुन्छ, र अन्तिम सेन्टिमिटरसम्मको जिम्मा लिनुहुन्छ।",
    },
    discipline: "survey",
    office: "pokhara",
    employmentType: "fixed-term",
    workPattern: "mixed",
    level: { en: "Engineer", ne: "इन्जिनियर" },
    posts: 1,
    pay: { en: "NPR 95,000 to 120,000 a\u00a0month", ne: "मासिक रु. ९५,००० देखि १,२०,००० सम्म" },
    payRange: { min: 95_000, max: 120_000, currency: "NPR", unit: "month" },
    startsOn: at(75, 9),
    opensAt: at(-6, 10),
    closesAt: at(16),
    answerBy: answerAfter(16),
    duties: {
      en: richText(`
Two years, for the surveys of the Tamor dam sites and of a Mid-Hill road.

- Plan and fly surveys up to 5,000 m above sea level, and get the permits for them
- Set and measure control points on foot
- Process point clouds into terrain models and state their accuracy`),
      ne: richText(`
तमोरका बाँधस्थल र एक मध्यपहाडी सडकको सर्वेक्षणका लागि दुई वर्ष।

- समुद्र सतहबाट ५,००० मिटरसम्मको उडान योजना, अनुमति र सञ्चालन
- पैदल गई नियन्त्रण बिन्दु राख्ने र नाप्ने
- पोइन्ट क्लाउडबाट धरातल मोडेल बनाउने र त्यसको शुद्धता लेख्ने`),
    },
    mustHave: {
      en: richText(`
- A degree in geomatics or civil engineering
- Three years of survey, one of them with drones
- A licence from the Civil Aviation Authority, or a commitment to get one within three months`),
      ne: richText(`
- जियोम्याटिक्स वा सिभिल इन्जिनियरिङमा उपाधि
- सर्वेक्षणमा तीन वर्ष, तीमध्ये एक वर्ष ड्रोनसहित
- नागरिक उड्डयन प्राधिकरणको अनुमतिपत्र, वा तीन महिनाभित्र लिने तयारी`),
    },
    goodToHave: {
      en: richText("- Work above 4,000 m\n- Python for anything done more than twice"),
      ne: richText("- ४,००० मिटरभन्दा माथि काम गरेको अनुभव\n- दुई पटकभन्दा बढी दोहोरिने कामका लागि Python"),
    },
    contact: peopleDesk,
    documents: [papers.cv, papers.work],
    questions: [
      {
        key: "flying-hours",
        text: { en: "How many hours have you flown drones?", ne: "ड्रोन कति घण्टा उडाउनुभएको छ?" },
        kind: "number",
        required: false,
      },
    ],
    stages: stagesAfter(16),
  },
  {
    ref: "HEC-83-022",
    name: { en: "Hydrologist", ne: "जलविज्ञ" },
    summary: {
      en: "Floods from rain, snow and glacial lakes, for dams that have to outlive our records.",
      ne: "वर्षा, हिउँ र हिमतालका बाढी; हाम्रा अभिलेखभन्दा लामो आयु हुने बाँधका लागि।",
    },
    discipline: "hydrology",
    office: "kathmandu",
    place: { en: "Kathmandu", ne: "काठमाडौँ" },
    employmentType: "permanent",
    workPattern: "office",
    level: { en: "Engineer or senior engineer", ne: "इन्जिनियर वा वरिष्ठ इन्जिनियर" },
    posts: 2,
    pay: { en: "NPR 90,000 to 150,000 a\u00a0month", ne: "मासिक रु. ९०,००० देखि १,५०,००० सम्म" },
    payRange: { min: 90_000, max: 150_000, currency: "NPR", unit: "month" },
    startsOn: at(85, 9),
    opensAt: at(-4, 10),
    closesAt: at(22),
    answerBy: answerAfter(22),
    duties: {
      en: richText(`
- Estimate design floods and low flows, with their uncertainty
- Model outbursts of glacial lakes and what they do to the valleys below
- Look after six gauging stations, two of which need three days on foot
- Write so that a client understands what is not known`),
      ne: richText(`
- डिजाइन बाढी र न्यून बहावको अनुमान, अनिश्चिततासहित
- हिमताल विस्फोट र तल्लो उपत्यकामा त्यसको असरको मोडेल
- छवटा जलमापन केन्द्रको रेखदेख; दुईवटा पुग्न तीन दिन हिँड्नुपर्छ
- के थाहा छैन भन्ने पनि ग्राहकले बुझ्ने गरी लेख्ने`),
    },
    mustHave: {
      en: richText(`
- A master’s degree in hydrology or water resources
- Three years of work with Himalayan catchments
- One hydrological model that you know inside out`),
      ne: richText(`
- जलविज्ञान वा जलस्रोतमा स्नातकोत्तर
- हिमाली जलाधारमा तीन वर्षको काम
- जरैदेखि चिनेको कुनै एउटा जलविज्ञान मोडेल`),
    },
    goodToHave: {
      en: richText("- Snow and glacier melt\n- R or Python"),
      ne: richText("- हिउँ र हिमनदी पग्लने प्रक्रिया\n- R वा Python"),
    },
    contact: peopleDesk,
    documents: [papers.cv, papers.work],
    questions: [
      {
        key: "distrusted-record",
        text: {
          en: "Tell us about a record that you did not trust, and what you did with it.",
          ne: "विश्वास नलागेको कुनै अभिलेख र त्यसलाई के गर्नुभयो भन्ने लेख्नुहोस्।",
        },
        kind: "text",
        required: true,
        maxLength: 900,
      },
    ],
    stages: stagesAfter(22),
  },
  {
    ref: "HEC-83-024",
    name: { en: "Environmental and social specialist", ne: "वातावरण तथा सामाजिक विशेषज्ञ" },
    summary: {
      en: "You sit down with the households before the line is drawn, and again once it is built.",
      ne: "प्रसारण लाइन कोर्नुअघि र बनेपछि पनि तपाईं घरपरिवारसँग बस्नुहुन्छ।",
    },
    discipline: "planning",
    office: "nairobi",
    employmentType: "consultancy",
    workPattern: "mixed",
    level: { en: "Specialist", ne: "विशेषज्ञ" },
    posts: 1,
    startsOn: at(60, 9),
    opensAt: at(-3, 10),
    closesAt: at(27),
    answerBy: answerAfter(27),
    duties: {
      en: richText(`
About 120 days in a year, for two transmission lines in Kenya.

- Run the consultations in eleven villages, and write down what was asked for
- Draw up the resettlement plan with the people it affects
- Visit every household again a year later`),
      ne: richText(`
केन्याका दुई प्रसारण लाइनका लागि वर्षमा करिब १२० दिन।

- एघार गाउँमा परामर्श गर्ने र के माग भयो भन्ने अभिलेख राख्ने
- प्रभावितसँगै बसेर पुनर्वास योजना बनाउने
- एक वर्षपछि हरेक घरमा फेरि पुग्ने`),
    },
    mustHave: {
      en: richText(`
- Ten years of work with the standards of development banks
- English and Swahili
- Two resettlement plans that were carried out, not just written`),
      ne: richText(`
- विकास बैङ्कका मापदण्डसँग दस वर्षको काम
- अङ्ग्रेजी र स्वाहिली भाषा
- लेखिएका मात्र होइन, कार्यान्वयन भएका दुई पुनर्वास योजना`),
    },
    goodToHave: {
      en: richText("- Work with women’s groups on compensation"),
      ne: richText("- क्षतिपूर्तिबारे महिला समूहसँग काम गरेको अनुभव"),
    },
    contact: peopleDesk,
    documents: [papers.cv, papers.work],
    questions: [],
    stages: stagesAfter(27),
  },
  {
    ref: "HEC-83-025",
    name: { en: "Graduate engineers, one year", ne: "स्नातक इन्जिनियर, एक वर्ष" },
    summary: {
      en: "Four months each in design, in the field and in the laboratory, with one engineer responsible for you.",
      ne: "डिजाइन, फिल्ड र प्रयोगशालामा चार-चार महिना, साथमा मार्गदर्शन गर्ने एक जना इन्जिनियर।",
    },
    discipline: "dams",
    office: "kathmandu",
    place: { en: "Kathmandu", ne: "काठमाडौँ" },
    employmentType: "internship",
    workPattern: "mixed",
    level: { en: "Trainee", ne: "प्रशिक्षार्थी" },
    posts: 4,
    pay: {
      en: "NPR 42,000 a\u00a0month, with board and lodging on site",
      ne: "मासिक रु. ४२,०००, कार्यस्थलमा खाने–बस्ने व्यवस्थासहित",
    },
    payRange: { min: 42_000, max: 42_000, currency: "NPR", unit: "month" },
    startsOn: at(95, 9),
    opensAt: at(-1, 10),
    closesAt: graduateIntake.closes,
    answerBy: answerAfter(graduateIntake.closes.days),
    duties: {
      en: richText(`
- Check drawings, and learn what they tend to forget
- Take samples on site and test them yourself
- Give a twenty-minute talk at the end, on a question of your own`),
      ne: richText(`
- नक्सा जाँच्ने, र त्यसमा के छुट्छ भन्ने सिक्ने
- कार्यस्थलमा नमुना लिने र आफैँ परीक्षण गर्ने
- अन्त्यमा आफ्नै प्रश्नमा बीस मिनेटको प्रस्तुति दिने`),
    },
    mustHave: {
      en: richText("- A bachelor’s degree in civil engineering, no more than two years old"),
      ne: richText("- दुई वर्षभन्दा पुरानो नभएको, सिभिल इन्जिनियरिङमा स्नातक उपाधि"),
    },
    goodToHave: {
      en: richText("- A summer spent on a building site\n- A language of the hills as well as Nepali"),
      ne: richText("- कलेजको बिदामा निर्माणस्थलमा काम गरेको अनुभव\n- नेपालीबाहेक पहाडको अर्को भाषा"),
    },
    contact: peopleDesk,
    documents: [papers.cv, papers.marks],
    questions: [
      {
        key: "question-of-your-own",
        text: {
          en: "What question would you give your talk on?",
          ne: "तपाईं कुन प्रश्नमा प्रस्तुति दिन चाहनुहुन्छ?",
        },
        kind: "text",
        required: true,
        maxLength: 400,
      },
    ],
    stages: stagesAfter(graduateIntake.closes.days),
  },
];
