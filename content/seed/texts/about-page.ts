import { devanagariDigits } from "@setu/contract/digits";
import { firm } from "../facts/facts.ts";
import type { AboutPageSeed, Text } from "../shape.ts";

const t = (en: string, ne: string): Text => ({ en, ne });
const figure = (n: number): Text => t(String(n), devanagariDigits(n));
/** The end of the fiscal year 2082/83. */
const asOf = "2026-07-16";

export const aboutPage: AboutPageSeed = {
  name: t("Thirty-three years on steep ground", "भिरालो भूगोलका तेत्तीस वर्ष"),
  intro: t(
    "Himalaya Engineering Consultants is owned by the people who work here. We survey, design and supervise dams, roads, " +
      "bridges, power lines and waterworks where the ground is the hardest part, and we stay until they\u00a0run.",
    "हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्स यहाँ काम गर्नेहरूकै स्वामित्वको संस्था हो। जहाँ जमिन नै सबैभन्दा ठूलो चुनौती हुन्छ, त्यहाँ " +
      "हामी बाँध, सडक, पुल, प्रसारण लाइन र खानेपानीको सर्वेक्षण, डिजाइन र सुपरिवेक्षण गर्छौँ, र सञ्चालनमा नआएसम्म साथ छोड्दैनौँ।",
  ),
  picture: "leadership_group.jpg",
  profile: "capability-statement-en",
  timeline: [
    {
      year: 1993,
      text: t(
        "Four engineers rent two rooms in Thapathali, with one plan table and a borrowed theodolite.",
        "चार इन्जिनियरले थापाथलीमा दुई कोठा भाडामा लिए; साथमा एउटा नक्सा टेबुल र सापटीको थियोडोलाइट।",
      ),
    },
    {
      year: 1996,
      text: t(
        "The first drilling rig, bought second-hand, drills its first hole in Dolakha.",
        "पुरानै किनिएको हाम्रो पहिलो ड्रिलिङ मेसिनले दोलखामा पहिलो बोरहोल खन्यो।",
      ),
    },
    {
      year: 2003,
      text: t("The soil and rock laboratory opens in Pokhara.", "पोखरामा माटो तथा चट्टान प्रयोगशाला खुल्यो।"),
    },
    {
      year: 2011,
      text: t(
        "The founders begin to sell their shares to the employees; nobody may hold more than six per cent.",
        "संस्थापकले आफ्ना सेयर कर्मचारीलाई बेच्न थाले; कसैले छ प्रतिशतभन्दा बढी राख्न पाउँदैन।",
      ),
    },
    {
      year: 2015,
      text: t(
        "After the earthquakes, 41 of our engineers inspect 2,300 bridges and schools in ninety days, free of charge.",
        "भूकम्पपछि हाम्रा ४१ इन्जिनियरले नब्बे दिनमा २,३०० पुल र विद्यालय निःशुल्क जाँचे।",
      ),
    },
    {
      year: 2020,
      text: t("An office opens in Dushanbe, the first outside Nepal.", "दुशान्बेमा कार्यालय खुल्यो, नेपालबाहिरको पहिलो।"),
    },
    {
      year: 2022,
      text: t(
        "For the first time, the employees elect two directors by secret ballot.",
        "कर्मचारीले पहिलो पटक गोप्य मतदानबाट दुई सञ्चालक चुने।",
      ),
    },
    {
      year: 2025,
      text: t(
        "The last concrete of the Seti Gorge dam is placed; offices open in Thimphu and Nairobi.",
        "सेती गल्छी बाँधको अन्तिम ढलान भयो; थिम्पु र नैरोबीमा कार्यालय खुले।",
      ),
    },
    { year: 2026, text: t("The sixth office opens, in Vientiane.", "छैटौँ कार्यालय भियन्टियानमा खुल्यो।") },
  ],
  figures: [
    { label: t("Employees", "कर्मचारी"), value: figure(firm.employees), asOf },
    {
      label: t("Engineers, geologists and surveyors among them", "तीमध्ये इन्जिनियर, भूगर्भविद् र सर्वेक्षक"),
      value: figure(firm.engineers + firm.geologistsAndSurveyors),
      asOf,
    },
    {
      label: t("Generation designed or supervised", "डिजाइन वा सुपरिवेक्षण गरिएको जडित क्षमता"),
      value: t("1,940", "१,९४०"),
      unit: t("MW", "मेगावाट"),
      asOf,
    },
    {
      label: t("Revenue in 2082/83", "२०८२/८३ को आम्दानी"),
      value: t(String(firm.revenue), devanagariDigits(firm.revenue / 10)),
      unit: t("million NPR", "करोड रुपैयाँ"),
      asOf,
    },
    {
      label: t("Assignments finished on time", "समयमै सकिएका काम"),
      value: t(
        `${firm.finishedOnTime} of ${firm.finishedAssignments}`,
        devanagariDigits(`${firm.finishedAssignments} मा ${firm.finishedOnTime}`),
      ),
      asOf,
    },
    { label: t("Lost-time accident", "कार्यदिन गुमेको दुर्घटना"), value: figure(firm.accidents), asOf },
  ],
  registrations: [
    {
      name: t("Company registration, private limited", "कम्पनी दर्ता, प्राइभेट लिमिटेड"),
      issuer: t("Office of the Company Registrar, Kathmandu", "कम्पनी रजिस्ट्रारको कार्यालय, काठमाडौँ"),
      number: "1234/050",
    },
    {
      name: t("Permanent account number (PAN)", "स्थायी लेखा नम्बर (प्यान)"),
      issuer: t("Inland Revenue Office, Kathmandu", "आन्तरिक राजस्व कार्यालय, काठमाडौँ"),
      number: "000 555 014",
    },
    {
      name: t("Quality management, ISO 9001:2015", "गुणस्तर व्यवस्थापन, ISO 9001:2015"),
      issuer: t("Sample Certification Body", "नमुना प्रमाणीकरण निकाय"),
      number: "SCB-Q-20417",
      validUntil: "2028-03-14",
      file: "quality-certificate-en",
    },
    {
      name: t("Environmental management, ISO 14001:2015", "वातावरण व्यवस्थापन, ISO 14001:2015"),
      issuer: t("Sample Certification Body", "नमुना प्रमाणीकरण निकाय"),
      number: "SCB-E-20418",
      validUntil: "2028-03-14",
    },
    {
      name: t(
        "Laboratory accreditation, ISO/IEC 17025: soil and rock",
        "प्रयोगशाला मान्यता, ISO/IEC 17025: माटो र चट्टान",
      ),
      issuer: t("Sample Accreditation Board", "नमुना मान्यता बोर्ड"),
      number: "SAB-L-0093",
      validUntil: "2027-09-30",
    },
  ],
  organisation: [
    {
      name: t("Board of directors", "सञ्चालक समिति"),
      head: "chair",
      departments: [
        { name: t("Audit committee", "लेखापरीक्षण समिति"), head: "audit" },
        { name: t("Independent checking of designs", "डिजाइनको स्वतन्त्र जाँच"), head: "structures" },
        {
          name: t("Chief Executive Officer", "प्रमुख कार्यकारी अधिकृत"),
          head: "ceo",
          sections: [
            { name: t("Hydropower and dams", "जलविद्युत् तथा बाँध"), head: "dams" },
            { name: t("Roads and bridges", "सडक तथा पुल"), head: "roads" },
            { name: t("Geology and geotechnics", "भूगर्भ र भूप्रविधि"), head: "geology" },
            { name: t("Hydrology and environment", "जलविज्ञान तथा वातावरण"), head: "hydrology" },
            { name: t("Survey and geomatics", "सर्वेक्षण तथा जियोम्याटिक्स"), head: "survey" },
            { name: t("Quality and site safety", "गुणस्तर तथा कार्यस्थल सुरक्षा"), head: "quality" },
            { name: t("Consultation and communications", "परामर्श तथा सञ्चार"), head: "communications" },
            { name: t("Finance and administration", "वित्त तथा प्रशासन"), head: "finance" },
          ],
        },
      ],
    },
  ],
};
