import type { ArticleSeed } from "../shape.ts";

export const articles: ArticleSeed[] = [
  {
    key: "who-we-are",
    name: {
      en: "One firm of engineers, geologists, surveyors and planners",
      ne: "इन्जिनियर, भूगर्भविद्, सर्वेक्षक र योजनाकारको एउटै संस्था",
    },
    description: {
      en:
        "Himalaya Engineering Consultants is an employee-owned consultancy with its head office in Kathmandu and " +
        "offices in Pokhara, Thimphu, Dushanbe, Nairobi and Vientiane. Of our 150 people 96 are engineers and 31 " +
        "geologists or surveyors; the others plan, draw, test and keep the books. The survey instruments, two " +
        "drilling rigs and the soil and rock laboratory in Pokhara are our own. Six in ten of our engineers have " +
        "spent more than two years on a site.\n\n" +
        "From the first reconnaissance to the last day of the defects period one team stays with a project, and " +
        "the client has one person to telephone. We advise ministries, development banks, power producers and " +
        "municipalities. We do not build, we sell no equipment and we hold no shares in the works that we " +
        "assess.\n\n" +
        "Our quality and environmental management is audited each year by an outside body. We pay nobody to win " +
        "work or to speed it up, and every proposal carries that sentence above a director’s signature.",
      ne:
        "हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्स कर्मचारीकै स्वामित्वमा रहेको परामर्शदाता संस्था हो। यसको केन्द्रीय " +
        "कार्यालय काठमाडौँमा र अन्य कार्यालय पोखरा, थिम्पु, दुशान्बे, नैरोबी र भियन्टियानमा छन्। कुल १५० " +
        "जनामध्ये ९६ जना इन्जिनियर र ३१ जना भूगर्भविद् वा सर्वेक्षक छन्; अरूले योजना, नक्साङ्कन, परीक्षण र " +
        "लेखाको काम सम्हाल्छन्। सर्वेक्षणका उपकरण, दुई ड्रिलिङ मेसिन र पोखराको माटो तथा चट्टान प्रयोगशाला " +
        "संस्थाकै हुन्। हाम्रा दस इन्जिनियरमध्ये छ जनाले दुई वर्षभन्दा बढी निर्माणस्थलमै बसेर काम गरेका छन्।\n\n" +
        "पहिलो स्थलगत अध्ययनदेखि त्रुटि सच्याउने अवधिको अन्तिम दिनसम्म एउटै टोली परियोजनासँग रहन्छ, ग्राहकले " +
        "सम्पर्क गर्ने व्यक्ति पनि एउटै हुन्छ। हामी मन्त्रालय, विकास बैंक, विद्युत् उत्पादक र नगरपालिकालाई " +
        "परामर्श दिन्छौँ। हामी आफैँ निर्माण गर्दैनौँ, उपकरण बेच्दैनौँ र आफूले मूल्याङ्कन गरेका परियोजनामा सेयर " +
        "पनि राख्दैनौँ। त्यसैले हाम्रो सल्लाहमा अर्को स्वार्थ मिसिँदैन।\n\n" +
        "हाम्रो गुणस्तर तथा वातावरण व्यवस्थापन प्रणालीको लेखाजोखा हरेक वर्ष बाह्य निकायले गर्छ। काम पाउन वा छिटो " +
        "गराउन हामी कसैलाई कुनै रकम दिँदैनौँ; यो वाक्य हरेक प्रस्तावमा निर्देशकको हस्ताक्षरमाथि लेखिएको हुन्छ।",
    },
    files: ["head_office.jpg", "forest_valley_mist.jpg"],
  },
];
