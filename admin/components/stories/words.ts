import type { ConsentState } from "@setu/content/stories/consent";

export const words = {
  en: {
    title: "Consents for quotes",
    person: "Whose consent",
    story: "Quoted in",
    state: "State",
    note: "A quote disappears by itself when its consent ends. To show it again, upload a new consent and choose it in the story.",
    states: {
      inForce: (day: string) => `In force until ${day}`,
      ending: (day: string) => `Ends soon: ${day}`,
      over: () => "Ended: visitors see no quote",
    } satisfies Record<ConsentState, (day: string) => string>,
    heading: "What this means today",
    incomplete: "Fill in both dates.",
    inForce: (day: string) => `The quote may be shown until ${day}.`,
    over: (day: string) => `The quote has not been shown since ${day}.`,
    never: "The quote is never shown.",
    covers: {
      coversName: ["with the name", "without the name"],
      coversPicture: ["with a portrait", "without a portrait"],
      coversTranslation: ["also translated", "in its own language only"],
    },
    unsaved: "This will apply once you save it.",
  },
  ne: {
    title: "उद्धरणका मन्जुरी",
    person: "कसको मन्जुरी",
    story: "उद्धृत कथा",
    state: "अवस्था",
    note: "मन्जुरी सकिएपछि उद्धरण आफैँ हट्छ। फेरि देखाउन नयाँ मन्जुरी अपलोड गरी कथामा छान्नुहोस्।",
    states: {
      inForce: (day: string) => `${day} सम्म लागू`,
      ending: (day: string) => `चाँडै सकिँदै: ${day}`,
      over: () => "सकियो: आगन्तुकले उद्धरण देख्दैनन्",
    } satisfies Record<ConsentState, (day: string) => string>,
    heading: "आज यसको अर्थ",
    incomplete: "दुवै मिति भर्नुहोस्।",
    inForce: (day: string) => `उद्धरण ${day} सम्म देखाउन मिल्छ।`,
    over: (day: string) => `${day} देखि उद्धरण देखिएको छैन।`,
    never: "उद्धरण कहिल्यै देखिँदैन।",
    covers: {
      coversName: ["नामसहित", "नामविना"],
      coversPicture: ["तस्बिरसहित", "तस्बिरविना"],
      coversTranslation: ["अनुवादमा पनि", "आफ्नै भाषामा मात्र"],
    },
    unsaved: "सुरक्षित गरेपछि यही लागू हुन्छ।",
  },
};
