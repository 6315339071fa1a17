const figures = ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"];
const figuresNe = ["", "एक", "दुई", "तीन", "चार", "पाँच", "छ", "सात", "आठ", "नौ", "दस", "एघार", "बाह्र"];

/** Texts for all pages about vacancies. */
export const vacancyWords = {
  en: {
    title: "Careers",
    posts: (n: number, figure: string) => (n === 1 ? "1 position" : `${figure} positions`),
    /** In a sentence, small numbers are words. */
    openPosts: (n: number, figure: string) =>
      n === 0
        ? "No vacancies are open at the moment."
        : n === 1
          ? "One position is open."
          : `${figures[n] ?? figure} positions are open.`,
    closed: "Closed",
    filled: "Filled",
    instead: "What you can do instead",
    news: "What we are working on",
    people: "Our team",
    contact: "Write to us",
  },
  ne: {
    title: "रोजगारी",
    posts: (_: number, figure: string) => `${figure} पद`,
    openPosts: (n: number, figure: string) =>
      n === 0 ? "अहिले कुनै पद खुला छैन।" : `${figuresNe[n] ?? figure} पद खुला छन्।`.replace("एक पद खुला छन्", "एक पद खुला छ"),
    closed: "म्याद सकियो",
    filled: "पदपूर्ति भयो",
    instead: "अहिले के गर्न सकिन्छ",
    news: "हामी के काम गर्दै छौँ",
    people: "हाम्रो टोली",
    contact: "हामीलाई लेख्नुहोस्",
  },
};
