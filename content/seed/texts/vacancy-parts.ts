import { atWork, type Moment } from "../moments.ts";
import type { VacancySeed } from "../vacancy-shape.ts";

/** Parts that several vacancies share. */

export const peopleDesk = {
  en: "Human Resources, head office\npeople@example.org\n+977 1 555 0100",
  ne: "मानव संसाधन शाखा, केन्द्रीय कार्यालय\npeople@example.org\n+977 1 555 0100",
};

export const papers: Record<"cv" | "council" | "work" | "marks", VacancySeed["documents"][number]> = {
  cv: {
    key: "cv",
    label: { en: "CV, at most four pages", ne: "बायोडाटा (CV), बढीमा चार पृष्ठ" },
    required: true,
  },
  council: {
    key: "council",
    label: {
      en: "Registration certificate of the Nepal Engineering Council",
      ne: "नेपाल इन्जिनियरिङ परिषद्को दर्ता प्रमाणपत्र",
    },
    required: true,
    types: ["pdf", "jpg", "png"],
    maxMb: 3,
  },
  work: {
    key: "work-sample",
    label: {
      en: "Something you have written or drawn yourself, at most ten pages",
      ne: "आफैँले लेखेको वा कोरेको कामको नमुना, बढीमा दस पृष्ठ",
    },
    required: false,
    types: ["pdf"],
    maxMb: 10,
  },
  marks: {
    key: "transcript",
    label: { en: "Transcript of the last four semesters", ne: "पछिल्ला चार सत्रको लब्धाङ्कपत्र" },
    required: true,
    types: ["pdf", "jpg", "png"],
    maxMb: 5,
  },
};

/** The stages after the closing, on the days that the careers page promises: five working days, and 21. */
export const stagesAfter = (closing: number): VacancySeed<Moment>["stages"] => [
  {
    name: { en: "First review", ne: "पहिलो मूल्याङ्कन" },
    text: {
      en: "Two engineers read every application, independently of each other.",
      ne: "दुई जना इन्जिनियरले सबै आवेदन छुट्टाछुट्टै पढ्नुहुन्छ।",
    },
    date: atWork(closing + 5, 10),
  },
  {
    name: { en: "Interview", ne: "अन्तर्वार्ता" },
    text: {
      en: "An hour about your own work, at the office or by video, in Nepali or English.",
      ne: "आफ्नै कामबारे एक घण्टा, कार्यालयमा वा भिडियोमा, नेपाली वा अङ्ग्रेजीमा।",
    },
    date: atWork(closing + 15, 10),
  },
  {
    name: { en: "Answer", ne: "जवाफ" },
    text: {
      en: "To everyone who applied, with reasons.",
      ne: "आवेदन दिने सबैलाई, कारणसहित।",
    },
    date: atWork(closing + 24, 10),
  },
];

export const answerAfter = (closing: number): Moment => atWork(closing + 24, 17);
