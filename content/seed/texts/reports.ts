import type { ReportSeed } from "../shape.ts";

export const reports: ReportSeed[] = [
  {
    key: "annual-2082-83",
    name: { en: "Annual report 2082/83", ne: "वार्षिक प्रतिवेदन २०८२/८३" },
    description: {
      en:
        "Twelve assignments were completed, nine of them within the contract period. Three were more than sixty days " +
        "late; the report says why, and what has changed since.\n\n" +
        "Revenue was NPR 210 million, two thirds of it from Nepal. There was one lost-time accident, after two the year before.",
      ne:
        "बाह्र काम सम्पन्न भए, तीमध्ये नौवटा सम्झौताकै अवधिमा। तीनवटा काम साठी दिनभन्दा बढी ढिला भए; कारण र त्यसपछि " +
        "गरिएका सुधार प्रतिवेदनमा छन्।\n\n" +
        "आम्दानी रु. २१ करोड रह्यो, जसको दुई तिहाइ नेपालबाट आयो। कार्यदिन गुमेका दुर्घटना अघिल्लो वर्ष दुईवटा थिए, यस वर्ष एउटा मात्र भयो।",
    },
    type: "annual",
    fiscalYear: "2082-83",
    publishedOn: "2026-10-28",
    documents: ["annual-report-2082-83-en", "annual-report-2082-83-ne"],
  },
  {
    key: "seti-filling",
    name: {
      en: "Filling the Seti Gorge reservoir: what 214 instruments said",
      ne: "सेती गल्छी जलाशय भराइ: २१४ मापन यन्त्रले के भने",
    },
    description: {
      en:
        "At full supply level the crest has moved 38 mm downstream, against 44 mm calculated. The left abutment " +
        "seeps 11 litres a second, clear and steady. The note recommends readings every six hours until the next monsoon ends.",
      ne:
        "पूर्ण सतहमा बाँधको शीर्ष ३८ मिलिमिटर तल्लो तटतिर सरेको छ; गणनाले ४४ मिलिमिटर देखाएको थियो। बायाँ किनारबाट " +
        "प्रतिसेकेन्ड ११ लिटर सफा पानी एकनासले चुहिन्छ। अर्को वर्षायाम नसकिँदासम्म हरेक छ घण्टामा नाप्न सिफारिस गरिएको छ।",
    },
    type: "technical",
    fiscalYear: "2083-84",
    publishedOn: "2026-11-17",
    authors: ["dams"],
    documents: ["seti-gorge-filling-en"],
  },
  {
    key: "policy-environment",
    name: { en: "Environmental and social policy, revision 4", ne: "वातावरणीय तथा सामाजिक नीति, संशोधन ४" },
    description: {
      en: "Five promises, how an engineer from outside the project checks each study against them, and how to complain.",
      ne: "पाँच प्रतिबद्धता, हरेक अध्ययन परियोजनाबाहिरका इन्जिनियरले कसरी जाँच्छन्, र गुनासो कसरी गर्ने।",
    },
    type: "policy",
    fiscalYear: "2082-83",
    publishedOn: "2025-07-17",
    documents: ["environment-policy-en", "environment-policy-ne"],
  },
  {
    key: "capability-2026",
    name: { en: "Engineers for steep country: capability statement", ne: "भिरालो भूगोलका इन्जिनियर: क्षमता विवरण" },
    type: "brochure",
    fiscalYear: "2083-84",
    publishedOn: "2026-11-20",
    documents: ["capability-statement-en"],
  },
  {
    key: "annual-2081-82",
    name: { en: "Annual report 2081/82", ne: "वार्षिक प्रतिवेदन २०८१/८२" },
    description: {
      en: "The last concrete of the Seti Gorge dam was placed, ten of 38 assignments were completed, and the first offices opened in Bhutan and Kenya.",
      ne: "सेती गल्छी बाँधको अन्तिम ढलान भयो, ३८ मध्ये १० काम सम्पन्न भए, र भुटान तथा केन्यामा कार्यालय खुले।",
    },
    type: "annual",
    fiscalYear: "2081-82",
    publishedOn: "2025-11-02",
    documents: ["annual-report-2081-82-ne"],
  },
  {
    key: "atlas-summary",
    name: {
      en: "Glacial lake risk atlas: summary for local governments",
      ne: "हिमताल जोखिम एटलस: स्थानीय तहका लागि सार",
    },
    description: {
      en:
        "Of 47 lakes, five need work at once and nine have to be measured every year. A flood from those five reaches the " +
        "first houses in 11 to 54 minutes. With seven things that a municipality can do by itself.",
      ne:
        "४७ मध्ये पाँच हिमतालमा तुरुन्त काम गर्नुपर्छ, नौवटा हरेक वर्ष नाप्नुपर्छ। ती पाँच तालको बाढी पहिलो बस्तीसम्म ११ देखि " +
        "५४ मिनेटमा पुग्छ। नगरपालिका आफैँले गर्न सक्ने सात काम पनि यसमा छन्।",
    },
    type: "technical",
    fiscalYear: "2081-82",
    publishedOn: "2025-06-20",
    authors: ["hydrology", "survey"],
    documents: ["glacial-lake-atlas-ne"],
  },
  {
    key: "annual-2080-81",
    name: { en: "Annual report 2080/81", ne: "वार्षिक प्रतिवेदन २०८०/८१" },
    description: {
      en: "In print only; copies are kept at the head office and in Pokhara.",
      ne: "छापिएको प्रति मात्र छ; केन्द्रीय कार्यालय र पोखरामा राखिएको छ।",
    },
    type: "annual",
    fiscalYear: "2080-81",
    publishedOn: "2024-11-15",
    documents: [],
  },
  {
    key: "slopes",
    name: { en: "Slopes above mountain roads: drainage first", ne: "पहाडी सडकमाथिका भिर: पहिले पानीको निकास" },
    description: {
      en: "Forty-one cut slopes were watched over three monsoons. Nine moved; eight of the nine had no drain above the cut.",
      ne: "काटिएका एकचालीस भिर तीन वर्षायामभर हेरियो। नौवटा सरे; तीमध्ये आठवटामाथि पानी तर्काउने नाली थिएन।",
    },
    type: "technical",
    fiscalYear: "2080-81",
    publishedOn: "2024-03-18",
    authors: ["roads", "geology"],
    documents: ["slope-drainage-notes-en"],
  },
  {
    key: "annual-2079-80",
    name: { en: "Annual report 2079/80", ne: "वार्षिक प्रतिवेदन २०७९/८०" },
    type: "annual",
    fiscalYear: "2079-80",
    publishedOn: "2023-11-20",
    documents: [],
  },
];
