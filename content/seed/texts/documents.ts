import type { DocumentSeed } from "../shape.ts";

export const documents: DocumentSeed[] = [
  {
    key: "annual-report-2082-83-en",
    name: { en: "Annual report 2082/83", ne: "वार्षिक प्रतिवेदन २०८२/८३ (अङ्ग्रेजी)" },
    language: "en",
    cover: true,
  },
  {
    key: "annual-report-2082-83-ne",
    name: { en: "Annual report 2082/83 (Nepali)", ne: "वार्षिक प्रतिवेदन २०८२/८३" },
    language: "ne",
    cover: true,
  },
  {
    key: "seti-gorge-filling-en",
    name: {
      en: "Filling the Seti Gorge reservoir: what 214 instruments said",
      ne: "सेती गल्छी जलाशय भराइ: २१४ मापन यन्त्रले के भने",
    },
    language: "en",
    cover: true,
  },
  {
    key: "glacial-lake-atlas-ne",
    name: {
      en: "Glacial lake risk atlas: summary for local governments",
      ne: "हिमताल जोखिम एटलस: स्थानीय तहका लागि सार",
    },
    language: "ne",
    cover: true,
  },
  {
    key: "environment-policy-en",
    name: { en: "Environmental and social policy, revision 4", ne: "वातावरणीय तथा सामाजिक नीति, संशोधन ४ (अङ्ग्रेजी)" },
    language: "en",
    cover: true,
  },
  {
    key: "environment-policy-ne",
    name: { en: "Environmental and social policy, revision 4 (Nepali)", ne: "वातावरणीय तथा सामाजिक नीति, संशोधन ४" },
    language: "ne",
    cover: true,
  },
  {
    key: "capability-statement-en",
    name: { en: "Engineers for steep country: capability statement", ne: "भिरालो भूगोलका इन्जिनियर: क्षमता विवरण" },
    language: "en",
    cover: true,
  },
  {
    key: "annual-report-2081-82-ne",
    name: { en: "Annual report 2081/82", ne: "वार्षिक प्रतिवेदन २०८१/८२" },
    language: "ne",
    cover: true,
  },
  {
    key: "slope-drainage-notes-en",
    name: { en: "Slopes above mountain roads: drainage first", ne: "पहाडी सडकमाथिका भिर: पहिले पानीको निकास" },
    language: "en",
    cover: true,
  },
  {
    key: "seti-drilling-terms-en",
    name: { en: "Terms of reference, HEC-EOI-83-04", ne: "कार्यक्षेत्रगत सर्त (TOR), HEC-EOI-83-04" },
    language: "en",
  },
  {
    key: "seti-drilling-addendum-1-en",
    name: { en: "Addendum no. 1, HEC-EOI-83-04", ne: "संशोधन सूचना नं. १, HEC-EOI-83-04" },
    language: "en",
  },
  {
    key: "agm-agenda-ne",
    name: { en: "Agenda of the 33rd annual general meeting", ne: "तेत्तीसौँ वार्षिक साधारण सभाको कार्यसूची" },
    language: "ne",
  },
  {
    key: "graduate-result-ne",
    name: { en: "Graduate engineers: list of those selected", ne: "स्नातक इन्जिनियर: छानिएका आवेदकको सूची" },
    language: "ne",
  },
  {
    key: "cv-sunmaya-gurung-en",
    name: { en: "Sunmaya Gurung, CV sheet", ne: "सुनमाया गुरुङ, बायोडाटा" },
    language: "en",
  },
  {
    key: "quality-certificate-en",
    name: { en: "Certificate of the quality management system", ne: "गुणस्तर व्यवस्थापन प्रणालीको प्रमाणपत्र" },
    language: "en",
  },
];
