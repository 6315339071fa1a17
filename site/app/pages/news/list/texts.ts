export const words = {
  en: {
    title: "News and Events",
    lead: "What happens on our sites, in our offices and around them.",
    search: "Search the titles",
    count: (n: string) => (n === "1" ? "1 item" : `${n} items`),
    none: "There is no news yet.",
    allNews: "All news",
    event: "Event",
    over: "This event is over.",
    aboutProject: "Only what is about one project is shown.",
  },
  ne: {
    title: "समाचार तथा कार्यक्रम",
    lead: "हाम्रा आयोजनास्थल, कार्यालय र वरपर के भइरहेको छ।",
    search: "शीर्षकमा खोज्नुहोस्",
    count: (n: string) => `${n} वटा`,
    none: "अहिलेसम्म कुनै समाचार छैन।",
    allNews: "सबै समाचार",
    event: "कार्यक्रम",
    over: "यो कार्यक्रम सकिइसकेको छ।",
    aboutProject: "एउटा परियोजनासँग सम्बन्धित मात्र देखाइएको छ।",
  },
};
