export const words = {
  en: {
    title: "News and Events",
    lead: "News from our sites and offices.",
    search: "Search news",
    count: (n: string) => (n === "1" ? "1 item" : `${n} items`),
    none: "There is no news yet.",
    allNews: "All news",
    event: "Event",
    over: "This event is over.",
    aboutProject: "Showing news about one project only.",
  },
  ne: {
    title: "समाचार तथा कार्यक्रम",
    lead: "हाम्रा परियोजनास्थल र कार्यालयका समाचार।",
    search: "समाचार खोज्नुहोस्",
    count: (n: string) => `${n} वटा समाचार`,
    none: "अहिलेसम्म कुनै समाचार छैन।",
    allNews: "सबै समाचार",
    event: "कार्यक्रम",
    over: "यो कार्यक्रम सकिइसकेको छ।",
    aboutProject: "एउटा परियोजनासँग सम्बन्धित समाचार मात्र देखाइएको छ।",
  },
};
