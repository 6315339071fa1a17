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
        "offices in Pokhara, Thimphu, Dushanbe, Nairobi and Vientiane. Of our 150 people, 96 are engineers and 31 " +
        "geologists or surveyors. The survey instruments, both " +
        "drilling rigs and the soil and rock laboratory in Pokhara are our own. Six in ten of our engineers have " +
        "spent over two years on site.\n\n" +
        "From the first reconnaissance to the last day of the defects period one team stays with a project, and " +
        "the client has one person to call. We advise ministries, development banks, power producers and " +
        "municipalities. We do not build, we sell no equipment and we hold no shares in the projects that we " +
        "assess, so our advice serves no other interest.\n\n" +
        "Our quality and environmental management is audited each year by an outside body. We pay nobody to win " +
        "work or to speed it up, and every proposal carries that sentence above a director’s signature.",
      ne:
        "हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्स कर्मचारीकै स्वामित्वमा रहेको परामर्शदाता संस्था हो। यसको केन्द्रीय " +
        "कार्यालय काठमाडौँमा र अन्य कार्यालय पोखरा, थिम्पु, दुशान्बे, नैरोबी र भियन्टियानमा छन्। कुल १५० " +
        "जनामध्ये ९६ जना इन्जिनियर र ३१ जना भूगर्भविद् वा सर्वेक्षक छन्। " +
        "सर्वेक्षणका उपकरण, दुई ड्रिलिङ मेसिन र पोखराको माटो र चट्टान प्रयोगशाला " +
        "हाम्रै हुन्। हाम्रा दस इन्जिनियरमध्ये छ जनाले दुई वर्षभन्दा बढी निर्माणस्थलमै बसेर काम गरेका छन्।\n\n" +
        "पहिलो स्थलगत अध्ययनदेखि त्रुटि सच्याउने अवधिको अन्तिम दिनसम्म एउटै टोली परियोजनासँग रहन्छ, ग्राहकले " +
        "सम्पर्क गर्ने व्यक्ति पनि एउटै हुन्छ। हामी मन्त्रालय, विकास बैङ्क, विद्युत् उत्पादक र नगरपालिकालाई " +
        "परामर्श दिन्छौँ। हामी आफैँ निर्माण गर्दैनौँ, उपकरण बेच्दैनौँ र आफूले मूल्याङ्कन गरेका परियोजनामा सेयर " +
        "पनि राख्दैनौँ। त्यसैले हाम्रो सल्लाहमा अर्को स्वार्थ मिसिँदैन।\n\n" +
        "हाम्रो गुणस्तर तथा वातावरण व्यवस्थापन प्रणालीको लेखाजोखा हरेक वर्ष बाह्य निकायले गर्छ। काम पाउन वा छिटो " +
        "गराउन हामी कसैलाई कुनै रकम दिँदैनौँ; यो वाक्य हरेक प्रस्तावमा निर्देशकको हस्ताक्षरमाथि लेखिएको हुन्छ।",
    },
    files: ["head_office.jpg", "forest_valley_mist.jpg"],
  },
  {
    key: "looked-at-twice",
    name: { en: "Seen twice, calculated twice", ne: "दुई पटक हेरिएको, दुई पटक गणना गरिएको" },
    description: {
      en:
        "No drawing leaves the firm on one person’s word. The geologist, the surveyor and the engineer who will sign see the " +
        "site in the dry season and in the rain. Every structural calculation is made a second time by somebody " +
        "who has not seen the first, and who reports to the head of checking and not to the project.\n\n" +
        "In the last fiscal year 312 designs were checked in this way. Forty-one came back with a difference that " +
        "mattered, six of them with one that could have cost the client a season. We keep the list, and every new engineer reads it.",
      ne:
        "एक जनाको भरमा कुनै नक्सा यहाँबाट निस्कँदैन। भूगर्भविद्, सर्वेक्षक र हस्ताक्षर गर्ने इन्जिनियरले हिउँद र वर्षा दुवैमा ठाउँ " +
        "हेर्छन्। संरचनाको हरेक गणना पहिलो गणना नदेखेका अर्का इन्जिनियरले फेरि गर्छन्; उनको जवाफदेहिता परियोजनाप्रति होइन, जाँच प्रमुखप्रति हुन्छ।\n\n" +
        "गत आर्थिक वर्षमा ३१२ डिजाइन यसरी जाँचिए। एकचालीसवटामा उल्लेखनीय फरक भेटियो, तीमध्ये छवटाले ग्राहकको एक सिजन नै खेर फाल्न सक्थे। त्यो सूची " +
        "राखिएको छ; नयाँ आउने हरेक इन्जिनियरले पढ्छन्।",
    },
    files: ["geology_map_warm.jpg"],
  },
  {
    key: "owned",
    name: { en: "Owned by the people who work here", ne: "काम गर्नेहरूकै स्वामित्व" },
    description: {
      en:
        "Since 2011 the employees have been buying the founders’ shares: 118 of them hold some, nobody more than six per cent, and " +
        "those who leave sell theirs back. Two of the seven directors are elected by the staff in a secret ballot.\n\n" +
        "The books are open to every employee each quarter. We believe that people who own part of a mistake make fewer of them.",
      ne:
        "२०६८ सालदेखि कर्मचारीले संस्थापकका सेयर किन्दै आएका छन्: ११८ जनासँग सेयर छ, कसैसँग छ प्रतिशतभन्दा बढी छैन, र छोडेर जानेले फिर्ता बेच्छन्। सात " +
        "सञ्चालकमध्ये दुई जनालाई कर्मचारीले गोप्य मतदानबाट चुन्छन्।\n\n" +
        "हरेक त्रैमासमा लेखा सबै कर्मचारीका लागि खुला हुन्छ। गल्तीको पनि हिस्सेदार भएका मानिसले थोरै गल्ती गर्छन् भन्ने हाम्रो विश्वास छ।",
    },
    files: ["city_aerial.jpg"],
  },
];
