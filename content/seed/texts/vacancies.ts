import { at, type Moment } from "../moments.ts";
import { richText } from "../rich-text.ts";
import type { VacancySeed } from "../vacancy-shape.ts";
import { earlierVacancies } from "./vacancies-earlier.ts";
import { furtherVacancies } from "./vacancies-further.ts";
import { answerAfter, papers, peopleDesk, stagesAfter } from "./vacancy-parts.ts";

/** Around the day of seeding, so that some are always open; one is closed and one is filled. */
export const vacancies: VacancySeed<Moment>[] = [
  {
    ref: "HEC-83-021",
    name: { en: "Senior geotechnical engineer, tunnels", ne: "वरिष्ठ भूप्राविधिक इन्जिनियर, सुरुङ" },
    summary: {
      en: "You decide with the contractor, on the same shift, what holds the rock up.",
      ne: "चट्टान केले थाम्ने भन्ने निर्णय तपाईं निर्माण व्यवसायीसँग त्यही सिफ्टमा गर्नुहुन्छ।",
    },
    discipline: "geology",
    office: "kathmandu",
    place: { en: "Kathmandu", ne: "काठमाडौँ" },
    employmentType: "permanent",
    workPattern: "mixed",
    level: { en: "Senior engineer", ne: "वरिष्ठ इन्जिनियर" },
    posts: 1,
    pay: {
      en: "NPR 165,000 to 210,000 a\u00a0month, and a field allowance",
      ne: "मासिक रु. १,६५,००० देखि २,१०,००० सम्म र फिल्ड भत्ता",
    },
    payRange: { min: 165_000, max: 210_000, currency: "NPR", unit: "month" },
    startsOn: at(70, 9),
    opensAt: at(-18, 10),
    closesAt: at(3),
    answerBy: answerAfter(3),
    duties: {
      en: richText(`
One permanent position in Kathmandu, with about 90 days a year at the faces of two tunnels.

- Log the faces of two headings and agree the support class with the contractor before the next round is drilled
- Keep the geological forecast up to date, and say in writing when it was wrong
- Read the convergence measurements every morning, and stop the advance when they call for it
- Train two younger engineers in face mapping`),
      ne: richText(`
काठमाडौँमा एक स्थायी पद; वर्षमा करिब ९० दिन दुई सुरुङको मुहारमा।

- दुई सुरुङको मुहारको अभिलेख राख्ने र अर्को चरणको ड्रिलिङअघि निर्माण व्यवसायीसँग टेवाको वर्ग टुङ्ग्याउने
- भौगर्भिक पूर्वानुमान अद्यावधिक राख्ने, गलत निस्किए लिखित रूपमा भन्ने
- हरेक बिहान कन्भर्जेन्स मापन हेर्ने, आवश्यक परे काम रोक्ने
- दुई जना कनिष्ठ इन्जिनियरलाई मुहारको नक्साङ्कन सिकाउने`),
    },
    mustHave: {
      en: richText(`
- Eight years on tunnel projects, three of them underground
- A degree in engineering geology or geotechnical engineering
- Registration with the Nepal Engineering Council
- Q and RMR, and an opinion on where each of them fails`),
      ne: richText(`
- सुरुङ परियोजनामा आठ वर्ष, तीमध्ये तीन वर्ष भूमिगत काम
- इन्जिनियरिङ भूगर्भ वा भूप्राविधिक इन्जिनियरिङमा उपाधि
- नेपाल इन्जिनियरिङ परिषद्मा दर्ता
- Q र RMR को ज्ञान, र ती कहाँ काम लाग्दैनन् भन्ने बुझाइ`),
    },
    goodToHave: {
      en: richText(`
- Work in squeezing ground
- Numerical models that you have checked against measurements`),
      ne: richText(`
- च्यापिने चट्टानमा काम गरेको अनुभव
- नापसँग दाँजेर परखेका सङ्ख्यात्मक मोडेल`),
    },
    benefits: {
      en: "Your own field kit and a room at both sites\nHelicopter rescue cover for accidents at work",
      ne: "आफ्नै फिल्ड किट र दुवै कार्यस्थलमा कोठा\nकाममा दुर्घटना परे हेलिकप्टर उद्धारको बिमा",
    },
    contact: peopleDesk,
    documents: [papers.cv, papers.council, papers.work],
    questions: [
      {
        key: "hardest-ground",
        text: {
          en: "Which was the hardest ground you have driven through, and what did you change?",
          ne: "तपाईंले पार गरेको सबैभन्दा कठिन चट्टान कुन थियो, र के बदल्नुभयो?",
        },
        kind: "text",
        required: true,
        maxLength: 900,
      },
      {
        key: "years-underground",
        text: { en: "How many years have you worked underground?", ne: "भूमिगत काम कति वर्ष गर्नुभएको छ?" },
        kind: "number",
        required: true,
      },
    ],
    stages: stagesAfter(3),
  },
  {
    ref: "HEC-83-019",
    name: { en: "Resident engineer, cable-stayed bridge", ne: "आवासीय इन्जिनियर, केबल स्टेड पुल" },
    summary: {
      en: "You are the engineer on the bank of the Karnali: what is built there carries your signature.",
      ne: "कर्णालीको किनारमा इन्जिनियर तपाईं नै हो: त्यहाँ बनेको संरचनामा तपाईंको हस्ताक्षर हुन्छ।",
    },
    discipline: "structures",
    office: "kathmandu",
    place: { en: "Surkhet, site", ne: "सुर्खेत, कार्यस्थल" },
    employmentType: "project",
    workPattern: "site",
    level: { en: "Principal engineer", ne: "प्रमुख इन्जिनियर" },
    posts: 1,
    startsOn: at(80, 9),
    opensAt: at(-24, 10),
    closesAt: at(11),
    extendedFrom: at(4),
    answerBy: answerAfter(11),
    duties: {
      en: richText(`
Two and a half years on site, until the bridge has been handed over.

- Lead a team of seven in the supervision of pylons, deck and stays
- Approve the contractor’s method for each cantilever stage, and the geometry before the next one
- Hold the weekly meeting, write its minutes yourself, and certify what was built
- Keep the ferry running until the deck is closed`),
      ne: richText(`
पुल हस्तान्तरण नहुन्जेल, साढे दुई वर्ष कार्यस्थलमै।

- पाइलन, डेक र केबलको सुपरिवेक्षणमा सात जनाको टोलीको नेतृत्व
- हरेक क्यान्टिलिभर चरणको निर्माण विधि र अर्को चरणअघिको ज्यामिति स्वीकृत गर्ने
- साप्ताहिक बैठक चलाउने, माइन्युट आफैँ लेख्ने, बनेको काम प्रमाणित गर्ने
- डेक नजोडिउन्जेल डुङ्गा सेवा चलाइराख्ने`),
    },
    mustHave: {
      en: richText(`
- Fifteen years in bridges, five of them on site
- One cable-stayed or long cantilever bridge from foundation to load test
- Registration with the Nepal Engineering Council
- Experience of FIDIC contracts`),
      ne: richText(`
- पुलमा पन्ध्र वर्ष, तीमध्ये पाँच वर्ष कार्यस्थलमा
- जगदेखि भार परीक्षणसम्म एउटा केबल स्टेड वा लामो क्यान्टिलिभर पुल
- नेपाल इन्जिनियरिङ परिषद्मा दर्ता
- FIDIC सम्झौताको अनुभव`),
    },
    goodToHave: {
      en: richText(`
- Stay installation and force measurement
- Enough Nepali for a meeting with the ward`),
      ne: richText(`
- केबल जडान र बल नाप्ने अनुभव
- वडासँग बैठक गर्न पुग्ने नेपाली`),
    },
    benefits: {
      en: "A house at the site, with room for a family\nA flight home every six weeks",
      ne: "कार्यस्थलमा परिवारसहित बस्न मिल्ने घर\nहरेक छ हप्तामा घर आउजाउको हवाई टिकट",
    },
    contact: peopleDesk,
    documents: [papers.cv, papers.council],
    questions: [
      {
        key: "live-on-site",
        text: { en: "Can you live in Surkhet from your first day?", ne: "पहिलो दिनदेखि सुर्खेतमा बस्न सक्नुहुन्छ?" },
        kind: "yes-no",
        required: true,
      },
    ],
    stages: stagesAfter(11),
  },
  ...furtherVacancies,
  ...earlierVacancies,
];
