import { defaultStatistics } from "@setu/contract/statistics/default-statistics";
import { defaultHeadings } from "../../home/default-headings.ts";
import { placeOf } from "../facts/place.ts";
import type { HomePageSeed } from "../shape.ts";

export const homePage: HomePageSeed = {
  sliders: [
    {
      name: { en: "Water, road and light for steep country", ne: "भिरालो भूगोलका लागि पानी, बाटो र उज्यालो" },
      description: { en: "Engineering the Himalaya since 1993", ne: "२०५० सालदेखि हिमाली भेगमा इन्जिनियरिङ" },
      caption: {
        en: "Fig. 01 · Marsyangdi headwaters · 28°41′ N, 83°54′ E · 4,120 m",
        ne: "चित्र ०१ · मर्स्याङ्दीको मुहान · २८°४१′ उ., ८३°५४′ पू. · ४,१२० मि.",
      },
      picture: "himalaya_dawn.jpg",
      actionLabel: { en: "See our projects", ne: "परियोजना हेर्नुहोस्" },
      actionHref: "/projects",
    },
    {
      name: { en: "One monsoon, stored for a year of evenings", ne: "एक वर्षायामको पानी, वर्षभरिका साँझको बिजुली" },
      description: { en: "Hydropower and dams", ne: "जलविद्युत् र बाँध" },
      caption: {
        en: `Fig. 02 · Seti Gorge storage project, crest · ${placeOf("seti-gorge-storage-project").en} · 880 m`,
        ne: `चित्र ०२ · सेती गल्छी जलाशय परियोजना, बाँधको शीर्ष · ${placeOf("seti-gorge-storage-project").ne} · ८८० मि.`,
      },
      picture: "dam_crest.jpg",
      actionLabel: { en: "Hydropower and dams", ne: "जलविद्युत् र बाँध" },
      actionHref: "/projects/hydropower-dams",
    },
    {
      name: { en: "On site until the turbines turn", ne: "टर्बाइन नघुमेसम्म निर्माणस्थलमै" },
      description: { en: "Construction supervision", ne: "निर्माण सुपरिवेक्षण" },
      caption: {
        en: `Fig. 03 · Lhamoi Chhu powerhouse · ${placeOf("lhamoi-chhu-run-of-river").en} · 1,180 m`,
        ne: `चित्र ०३ · ल्हामोई छु विद्युत्‌गृह · ${placeOf("lhamoi-chhu-run-of-river").ne} · १,१८० मि.`,
      },
      picture: "penstock_powerhouse.jpg",
      actionLabel: { en: "Work with us", ne: "हामीसँग काम गर्नुहोस्" },
      actionHref: "/careers",
    },
  ],
  perspectiveInfo: { name: defaultHeadings.perspective },
  perspective: "ceo",
  valuesInfo: {
    name: defaultHeadings.values,
    description: { en: "What we hold ourselves to.", ne: "हामीले आफ्नै लागि तोकेका मापदण्ड।" },
  },
  mission: {
    name: { en: "Our Mission", ne: "हाम्रो ध्येय" },
    description: {
      en:
        "To plan, design and supervise infrastructure that works for a century, at a cost its owners can carry " +
        "and in a place that people can go on living in.",
      ne:
        "सय वर्ष टिक्ने, लगानीकर्ताले खर्च धान्न सक्ने र वरपरका मानिस ढुक्कले बसिरहन सक्ने पूर्वाधारको योजना, " +
        "डिजाइन र सुपरिवेक्षण गर्नु।",
    },
  },
  vision: {
    name: { en: "Our Vision", ne: "हाम्रो दूरदृष्टि" },
    description: {
      en:
        "To be the engineers whom mountain countries call when the terrain is difficult and the answer has to be " +
        "right.",
      ne: "भूगोल कठिन हुँदा र उत्तर सही हुनैपर्दा पहाडी देशहरूले सम्झने इन्जिनियर बन्नु।",
    },
  },
  objective: {
    name: { en: "Our Objective", ne: "हाम्रो उद्देश्य" },
    description: {
      en:
        "Independent advice, checked twice. Designs that a district contractor can build. Young engineers who " +
        "learn on site as well as at the screen. Open books with clients and communities, and no payment of any " +
        "kind to win work or to speed it up.",
      ne:
        "दुई पटक जाँचिएको स्वतन्त्र सल्लाह। जिल्लाकै निर्माण व्यवसायीले बनाउन सक्ने डिजाइन। स्क्रिनमा मात्र " +
        "होइन, कार्यस्थलमा पनि सिक्ने युवा इन्जिनियर। ग्राहक र समुदायका सामु खुला हिसाब, अनि काम पाउन वा छिटो " +
        "गराउन कुनै पनि किसिमको भुक्तानी नगर्ने अडान।",
    },
  },
  whoWeAre: "who-we-are",
  statistics: defaultStatistics.en.map(({ value, label }, index) => ({
    value: { en: value, ne: defaultStatistics.ne[index]?.value ?? value },
    label: { en: label, ne: defaultStatistics.ne[index]?.label ?? label },
  })),
  locationInfo: {
    name: defaultHeadings.location,
    description: { en: "6 offices · 5 countries · 5 time zones", ne: "६ कार्यालय · ५ देश · ५ समय क्षेत्र" },
  },
  center: { lat: 20, lng: 70 },
  projectInfo: {
    name: defaultHeadings.project,
    description: {
      en: "Projects we have surveyed, designed or supervised.",
      ne: "हामीले सर्वेक्षण, डिजाइन वा सुपरिवेक्षण गरेका परियोजना।",
    },
  },
  serviceInfo: {
    name: defaultHeadings.service,
    description: { en: "Eight fields, one team for each project.", ne: "आठ क्षेत्र, हरेक परियोजनामा एउटै टोली।" },
  },
  newsInfo: {
    name: defaultHeadings.news,
    description: { en: "From our sites and offices.", ne: "हाम्रा कार्यस्थल र कार्यालयबाट।" },
  },
  contactInfo: {
    name: defaultHeadings.contact,
    description: {
      en: "Tell us where the site is and when you need an answer. An engineer replies within two working days.",
      ne: "कार्यस्थल कहाँ हो र जवाफ कहिलेसम्म चाहिन्छ, लेख्नुहोस्। इन्जिनियरले दुई कार्यदिनभित्र जवाफ दिनुहुनेछ।",
    },
  },
  seo: {
    title: {
      en: "Himalaya Engineering Consultants: dams, roads, bridges, water",
      ne: "हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्स: बाँध, सडक, पुल र खानेपानी",
    },
    description: {
      en:
        "Employee-owned engineering consultancy in Kathmandu: survey, design and supervision of hydropower, " +
        "roads, bridges, transmission lines and waterworks in five countries since 1993.",
      ne:
        "कर्मचारीकै स्वामित्वको काठमाडौँको इन्जिनियरिङ परामर्शदाता संस्था: २०५० सालदेखि पाँच देशमा जलविद्युत्, सडक, पुल, प्रसारण लाइन र खानेपानीको " +
        "सर्वेक्षण, डिजाइन तथा सुपरिवेक्षण।",
    },
  },
};
