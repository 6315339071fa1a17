import { at, type Moment } from "../moments.ts";
import { richText } from "../rich-text.ts";
import type { VacancySeed } from "../vacancy-shape.ts";
import { answerAfter, papers, peopleDesk, stagesAfter } from "./vacancy-parts.ts";

/** Closed vacancies: one whose answers are on their way, and one that is filled. */
export const earlierVacancies: VacancySeed<Moment>[] = [
  {
    ref: "HEC-83-018",
    name: { en: "GIS analyst", ne: "जीआईएस विश्लेषक" },
    summary: {
      en: "You keep one map of everything we have measured, and make all the others from it.",
      ne: "हामीले नापेका सबै कुराको एउटै नक्सा राख्ने, र त्यसबाट अरू नक्सा बनाउने।",
    },
    discipline: "survey",
    office: "pokhara",
    employmentType: "fixed-term",
    workPattern: "office",
    level: { en: "Analyst", ne: "विश्लेषक" },
    posts: 1,
    startsOn: at(40, 9),
    opensAt: at(-48, 10),
    closesAt: at(-20),
    answerBy: answerAfter(-20),
    duties: {
      en: richText(`
- Look after the spatial database of six offices
- Make the maps for our reports, to one standard
- Help engineers to query the database themselves`),
      ne: richText(`
- छ कार्यालयको भू-सूचना डाटाबेसको रेखदेख
- प्रतिवेदनका नक्सा एउटै मापदण्डमा बनाउने
- इन्जिनियरलाई आफैँ डाटाबेस खोज्न सघाउने`),
    },
    mustHave: {
      en: richText("- Three years with PostGIS and QGIS\n- Maps that others have built from"),
      ne: richText("- PostGIS र QGIS मा तीन वर्ष\n- अरूले हेरेर निर्माण गरेका नक्सा"),
    },
    goodToHave: {
      en: richText("- Remote sensing of snow and ice"),
      ne: richText("- हिउँ र हिमनदीको दूर संवेदन"),
    },
    contact: peopleDesk,
    documents: [papers.cv, papers.work],
    questions: [],
    stages: stagesAfter(-20),
  },
  {
    ref: "HEC-83-012",
    name: { en: "Transmission line engineer", ne: "प्रसारण लाइन इन्जिनियर" },
    summary: {
      en: "Towers, foundations and sag for a 220 kV line over two passes.",
      ne: "दुई भञ्ज्याङ पार गर्ने २२० के.भी. लाइनका टावर, जग र तारको झोल।",
    },
    discipline: "energy",
    office: "thimphu",
    employmentType: "permanent",
    workPattern: "mixed",
    level: { en: "Engineer", ne: "इन्जिनियर" },
    posts: 1,
    startsOn: at(-10, 9),
    opensAt: at(-95, 10),
    closesAt: at(-64),
    answerBy: answerAfter(-64),
    filled: true,
    duties: {
      en: richText(`
- Spot towers on foot, with the owners of the fields
- Design foundations for frost and landslides
- Check the contractor’s stringing`),
      ne: richText(`
- जग्गाधनीसँगै हिँडेर टावरको ठाउँ रोज्ने
- तुसारो र पहिरो धान्ने जग डिजाइन गर्ने
- निर्माण व्यवसायीले तार तान्ने काम जाँच्ने`),
    },
    mustHave: {
      en: richText("- Five years in lines of 132 kV or more\n- PLS-CADD"),
      ne: richText("- १३२ के.भी. वा माथिका लाइनमा पाँच वर्ष\n- PLS-CADD"),
    },
    goodToHave: { en: richText("- Dzongkha"), ne: richText("- जोङ्खा भाषा") },
    contact: peopleDesk,
    documents: [papers.cv],
    questions: [],
    stages: stagesAfter(-64),
  },
];
