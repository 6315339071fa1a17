import type { PersonFactsSeed, Text } from "../shape.ts";

const t = (en: string, ne: string): Text => ({ en, ne });

const necCivil = t(
  "Nepal Engineering Council, professional civil engineer",
  "नेपाल इन्जिनियरिङ परिषद्, पेसागत सिभिल इन्जिनियर",
);
const neaMember = t("Society of Civil Engineers, life member", "सिभिल इन्जिनियर समाज, आजीवन सदस्य");
const geologists = t("Society of geologists, fellow", "भूगर्भविद् समाज, फेलो");
const be = t("BE in civil engineering", "सिभिल इन्जिनियरिङमा स्नातक");
const me = (en: string, ne: string): Text => t(`MSc in ${en}`, `${ne}मा स्नातकोत्तर`);
const school = t("Valley College of Engineering, Lalitpur", "उपत्यका इन्जिनियरिङ कलेज, ललितपुर");
const abroad = t("Alpine University of Technology", "आल्पाइन प्रविधि विश्वविद्यालय");
const languages = t("Nepali, English, Hindi", "नेपाली, अङ्ग्रेजी, हिन्दी");
const employees = t("Employee shareholders", "कर्मचारी सेयरधनी");
const founders = t("Founding shareholders", "संस्थापक सेयरधनी");
const independent = t("Independent", "स्वतन्त्र");
const director = t("Director", "सञ्चालक");
const founding = t("Founding director", "संस्थापक सञ्चालक");

const team = (since: string) => ({ kind: "team" as const, since });
const key = (place: number, since: string) => ({ kind: "key" as const, place, since });

/** A person's record besides name and texts, by the person's key. */
export const personFacts: Record<string, PersonFactsSeed> = {
  ceo: {
    line: t("Civil engineer; one of the four founders.", "सिभिल इन्जिनियर; चार संस्थापकमध्ये एक।"),
    discipline: "management",
    office: "kathmandu",
    practisingSince: 1989,
    roles: [
      key(1, "2013-07-16"),
      {
        kind: "board",
        place: 2,
        since: "2013-07-16",
        title: t("Director, ex officio", "पदेन सञ्चालक"),
        representing: t("Management", "व्यवस्थापन"),
      },
    ],
    qualifications: [
      { name: me("structural engineering", "संरचना इन्जिनियरिङ"), institution: abroad, year: 1997 },
      { name: be, institution: school, year: 1989 },
    ],
    memberships: [
      { name: necCivil, number: "0000412", numberPublic: true },
      { name: neaMember, number: "LM-0077" },
    ],
    languages: t("Nepali, Nepal Bhasa, English, Hindi", "नेपाली, नेपालभाषा, अङ्ग्रेजी, हिन्दी"),
    countries: ["Nepal", "Bhutan", "India"],
  },
  chair: {
    line: t("Founder; led the dams department for nineteen years.", "संस्थापक; उन्नाइस वर्ष बाँध विभागका प्रमुख।"),
    practisingSince: 1978,
    roles: [
      { kind: "board", place: 1, chair: true, since: "2012-07-16", title: t("Chair", "अध्यक्ष"), representing: founders },
      { kind: "board", since: "1993-11-20", until: "2012-07-15", title: founding, representing: founders },
    ],
    qualifications: [
      { name: t("Diploma in civil engineering", "सिभिल इन्जिनियरिङमा डिप्लोमा"), institution: school, year: 1978 },
    ],
    languages: t("Nepali, English", "नेपाली, अङ्ग्रेजी"),
    countries: ["Nepal", "India"],
  },
  dams: {
    line: t(
      "Arch, gravity and rockfill dams, and what their instruments show.",
      "आर्च, ग्राभिटी र रकफिल बाँध, अनि तिनका मापन यन्त्रले दिने सूचना।",
    ),
    discipline: "dams",
    office: "kathmandu",
    practisingSince: 2004,
    roles: [
      key(2, "2014-01-15"),
      { kind: "team", since: "2004-04-14", until: "2014-01-14", title: t("Dam engineer", "बाँध इन्जिनियर") },
    ],
    qualifications: [
      { name: me("dam engineering", "बाँध इन्जिनियरिङ"), institution: abroad, year: 2009 },
      { name: be, institution: school, year: 2004 },
    ],
    memberships: [
      { name: necCivil, number: "0003391", numberPublic: true },
      { name: t("Commission on large dams, national member", "ठूला बाँध आयोग, राष्ट्रिय सदस्य") },
    ],
    languages: t("Nepali, Gurung, English, Dzongkha", "नेपाली, गुरुङ, अङ्ग्रेजी, जोङ्खा"),
    countries: ["Nepal", "Bhutan"],
    cv: "cv-sunmaya-gurung-en",
    cvPublic: true,
  },
  geology: {
    line: t(
      "60 km of core logged, and geotechnical baselines that bidders can price.",
      "६० किलोमिटर कोरको अभिलेख, र बोलपत्रदाताले मूल्य राख्न सक्ने भौगर्भिक आधार।",
    ),
    discipline: "geology",
    office: "pokhara",
    practisingSince: 1998,
    roles: [
      key(4, "2011-09-18"),
      { kind: "board", place: 5, since: "2022-12-16", title: director, representing: employees },
    ],
    qualifications: [
      {
        name: me("engineering geology", "इन्जिनियरिङ भूगर्भ"),
        institution: t("Institute of Hill Geology, Kirtipur", "पहाडी भूगर्भ संस्थान, कीर्तिपुर"),
        year: 1998,
      },
    ],
    memberships: [{ name: geologists, number: "G-0118", numberPublic: true }],
    languages: t("Nepali, Bantawa, English, Russian", "नेपाली, बान्तवा, अङ्ग्रेजी, रुसी"),
    countries: ["Nepal", "Bhutan", "Tajikistan"],
  },
  roads: {
    line: t(
      "Eleven bridges, four mountain roads and a register of every closure.",
      "एघार पुल, चार पहाडी सडक र हरेक अवरोधको अभिलेख।",
    ),
    discipline: "roads",
    office: "kathmandu",
    practisingSince: 1999,
    roles: [
      key(3, "2015-07-17"),
      { kind: "board", since: "2016-12-16", until: "2022-12-15", title: director, representing: employees },
    ],
    qualifications: [{ name: be, institution: school, year: 1999 }],
    memberships: [{ name: necCivil, number: "0002207", numberPublic: false }],
    languages: t("Maithili, Nepali, English, Swahili", "मैथिली, नेपाली, अङ्ग्रेजी, स्वाहिली"),
    countries: ["Nepal", "Kenya"],
  },
  hydrology: {
    line: t(
      "Floods, sediment and glaciers over 41 years of daily records.",
      "४१ वर्षको दैनिक अभिलेखमा बाढी, गेग्रान र हिमनदी।",
    ),
    discipline: "hydrology",
    office: "kathmandu",
    practisingSince: 2002,
    roles: [key(5, "2017-04-14")],
    qualifications: [
      { name: t("PhD in hydrology", "जलविज्ञानमा विद्यावारिधि"), institution: abroad, year: 2011 },
      { name: be, institution: school, year: 2002 },
    ],
    memberships: [{ name: necCivil }],
    languages: t("Nepali, Urdu, English", "नेपाली, उर्दू, अङ्ग्रेजी"),
    countries: ["Nepal", "Tajikistan", "Laos"],
  },
  survey: {
    line: t(
      "Nineteen surveyors, two LiDAR sensors, control points above 4,000 m.",
      "उन्नाइस सर्वेक्षक, दुई लाइडार सेन्सर र ४,००० मिटरमाथिका नियन्त्रण बिन्दु।",
    ),
    discipline: "survey",
    office: "pokhara",
    practisingSince: 2003,
    roles: [key(6, "2016-01-15")],
    qualifications: [
      {
        name: t("BE in geomatics", "जियोम्याटिक्समा स्नातक"),
        institution: t("School of Surveying, Banepa", "सर्वेक्षण विद्यालय, बनेपा"),
        year: 2003,
      },
    ],
    languages: t("Tamang, Nepali, English, Tibetan", "तामाङ, नेपाली, अङ्ग्रेजी, तिब्बती"),
    countries: ["Nepal", "Bhutan"],
  },
  communications: {
    discipline: "planning",
    office: "kathmandu",
    practisingSince: 2008,
    roles: [team("2015-08-18")],
    qualifications: [{ name: t("MA in journalism", "पत्रकारितामा स्नातकोत्तर"), year: 2008 }],
    languages: t("Nepali, English, Doteli", "नेपाली, अङ्ग्रेजी, डोटेली"),
    countries: ["Nepal"],
  },
  law: {
    line: t("Public procurement law and arbitration.", "सार्वजनिक खरिद कानुन र मध्यस्थता।"),
    practisingSince: 1995,
    roles: [{ kind: "board", place: 3, since: "2020-12-16", title: director, representing: independent }],
  },
  audit: {
    line: t("Chartered accountant; chairs the audit committee.", "चार्टर्ड एकाउन्टेन्ट; लेखापरीक्षण समितिको अध्यक्ष।"),
    practisingSince: 1999,
    roles: [{ kind: "board", place: 4, since: "2020-12-16", title: director, representing: independent }],
  },
  "water-professor": {
    line: t("Wrote the textbook on canals.", "नहरसम्बन्धी पाठ्यपुस्तकका लेखक।"),
    practisingSince: 1994,
    roles: [{ kind: "board", place: 7, since: "2023-12-17", title: director, representing: independent }],
  },
  structures: {
    line: t(
      "The second pair of eyes on every structure that carries people.",
      "मानिसको भार बोक्ने हरेक संरचनाको दोस्रो जाँच।",
    ),
    discipline: "structures",
    office: "kathmandu",
    practisingSince: 2007,
    roles: [
      team("2009-07-17"),
      { kind: "board", place: 6, since: "2022-12-16", title: director, representing: employees },
    ],
    qualifications: [{ name: me("structural engineering", "संरचना इन्जिनियरिङ"), institution: school, year: 2012 }],
    memberships: [{ name: necCivil, number: "0005820", numberPublic: true }],
    languages: t("Sherpa, Nepali, English", "शेर्पा, नेपाली, अङ्ग्रेजी"),
    countries: ["Nepal"],
  },
  finance: {
    line: t("Six offices, five currencies, two signatures.", "छ कार्यालय, पाँच मुद्रा, दुई हस्ताक्षर।"),
    discipline: "management",
    office: "kathmandu",
    practisingSince: 2001,
    roles: [key(8, "2018-07-17")],
    qualifications: [{ name: t("Chartered accountant", "चार्टर्ड एकाउन्टेन्ट"), year: 2005 }],
    languages: t("Nepal Bhasa, Nepali, English", "नेपालभाषा, नेपाली, अङ्ग्रेजी"),
  },
  quality: {
    line: t(
      "May stop work on any of our sites, and has done so four times.",
      "जुनसुकै कार्यस्थलको काम रोक्ने अधिकार; चार पटक रोकिसक्नुभएको।",
    ),
    discipline: "management",
    office: "kathmandu",
    practisingSince: 2006,
    roles: [key(7, "2019-01-15")],
    qualifications: [{ name: be, institution: school, year: 2006 }],
    memberships: [{ name: necCivil, number: "0004410", numberPublic: false }],
    languages,
    countries: ["Nepal"],
  },
  bridges: {
    discipline: "structures",
    office: "kathmandu",
    practisingSince: 2010,
    roles: [team("2012-02-13")],
    languages,
    memberships: [{ name: necCivil }],
  },
  tunnels: {
    discipline: "roads",
    office: "kathmandu",
    practisingSince: 2014,
    roles: [team("2017-09-17")],
    languages,
    countries: ["Nepal", "Bhutan"],
  },
  hydromechanical: {
    discipline: "dams",
    office: "kathmandu",
    practisingSince: 2005,
    roles: [team("2011-05-15")],
    languages: t("Bhojpuri, Nepali, English, Hindi", "भोजपुरी, नेपाली, अङ्ग्रेजी, हिन्दी"),
  },
  transmission: {
    discipline: "energy",
    office: "kathmandu",
    practisingSince: 2009,
    roles: [team("2013-08-18")],
    languages,
  },
  irrigation: {
    discipline: "water",
    office: "pokhara",
    practisingSince: 2008,
    roles: [team("2010-04-14")],
    languages: t("Maithili, Nepali, English", "मैथिली, नेपाली, अङ्ग्रेजी"),
  },
  "water-supply": {
    discipline: "water",
    office: "kathmandu",
    practisingSince: 2011,
    roles: [team("2014-07-17")],
    languages: t("Limbu, Nepali, English", "लिम्बू, नेपाली, अङ्ग्रेजी"),
  },
  laboratory: {
    discipline: "geology",
    office: "pokhara",
    practisingSince: 1996,
    roles: [team("2003-07-17")],
    languages,
  },
  mapping: { discipline: "survey", office: "pokhara", practisingSince: 2016, roles: [team("2019-02-13")], languages },
  "thimphu-lead": {
    discipline: "dams",
    office: "thimphu",
    practisingSince: 2009,
    roles: [team("2025-01-13")],
    languages: t("Dzongkha, English, Nepali", "जोङ्खा, अङ्ग्रेजी, नेपाली"),
    countries: ["Bhutan"],
  },
  "dushanbe-lead": {
    discipline: "hydrology",
    office: "dushanbe",
    practisingSince: 2007,
    roles: [team("2020-03-02")],
    languages: t("Tajik, Russian, English", "ताजिक, रुसी, अङ्ग्रेजी"),
    countries: ["Tajikistan"],
  },
  "nairobi-lead": {
    discipline: "roads",
    office: "nairobi",
    practisingSince: 2006,
    roles: [team("2025-02-03")],
    languages: t("Kikuyu, Swahili, English", "किकुयु, स्वाहिली, अङ्ग्रेजी"),
    countries: ["Kenya"],
  },
  "vientiane-lead": {
    discipline: "dams",
    office: "vientiane",
    practisingSince: 2008,
    roles: [team("2026-08-17")],
    languages: t("Lao, Thai, English", "लाओ, थाई, अङ्ग्रेजी"),
    countries: ["Laos"],
  },
  planner: {
    discipline: "planning",
    office: "kathmandu",
    practisingSince: 2012,
    roles: [team("2016-07-17")],
    languages: t("Nepal Bhasa, Nepali, English", "नेपालभाषा, नेपाली, अङ्ग्रेजी"),
  },
  graduate: { discipline: "dams", office: "kathmandu", practisingSince: 2025, roles: [team("2025-08-18")], languages },
  "founder-joshi": {
    left: true,
    leftOn: "2014-07-15",
    roles: [{ kind: "board", since: "1993-11-20", until: "2014-07-15", title: founding, representing: founders }],
  },
  "founder-karna": {
    left: true,
    leftOn: "2009-07-15",
    roles: [{ kind: "board", since: "1993-11-20", until: "2009-07-15", title: founding, representing: founders }],
  },
  "past-independent": {
    left: true,
    leftOn: "2020-12-15",
    roles: [{ kind: "board", since: "2012-07-16", until: "2020-12-15", title: director, representing: independent }],
  },
};
